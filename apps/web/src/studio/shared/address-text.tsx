import { Fragment } from 'react'

/** A mail address or domain. It wraps after `@` and before a dot, and inside a word only if the word alone is too long. */
export function AddressText({ children }: { readonly children: string }) {
  return children.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
