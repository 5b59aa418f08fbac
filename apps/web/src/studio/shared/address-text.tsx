import { Fragment } from 'react'

/** For tables on a wide screen: a `wbr` would break the line in spite of `nowrap`. */
export const WHOLE_ADDRESS = 'min-[90rem]:whitespace-nowrap min-[90rem]:[&_wbr]:hidden'

/** A mail address or domain. It wraps after `@` and before a dot of the domain, and elsewhere only if a part alone is too long. */
export function AddressText({ children }: { readonly children: string }) {
  return children.split(/(?<=@)|(?=\.[^@]*$)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
