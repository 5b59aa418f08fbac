import { CircleUserRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Disclosure } from '../primitives/disclosure.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Link } from '../primitives/link.tsx'

interface AccountMenuProps {
  /** The person's first name, shown from 768 px on if the navigation leaves space. */
  readonly name: string
  /** "Marta's account". */
  readonly label: string
  readonly children: ReactNode
}

/** The account menu. Its items are links, or buttons with `data-closes`. */
export function AccountMenu({ name, label, children }: AccountMenuProps) {
  const shown = <span className="hidden max-w-40 truncate min-[48rem]:inline lg:max-xl:hidden">{name}</span>
  return (
    <Disclosure
      label={shown}
      name={label}
      icon={CircleUserRound}
      align="end"
      // The header has little space below 640 px.
      className="px-2 max-sm:gap-0 max-sm:[&>svg:last-child]:hidden"
    >
      {children}
    </Disclosure>
  )
}

interface CountedLinkProps {
  readonly href: string
  readonly icon: LucideIcon
  readonly label: string
  /** Part of the accessible name: "Basket, 3 items". */
  readonly countLabel?: string
  readonly count?: number
}

/** A header link with a counter, such as the basket. */
export function CountedLink({ href, icon, label, count = 0, countLabel }: CountedLinkProps) {
  return (
    <Link
      href={href}
      className="pressable relative flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-medium xl:px-2"
    >
      <Icon icon={icon} />
      <span className="max-xl:sr-only">{label}</span>
      {count > 0 && (
        <>
          <span
            aria-hidden="true"
            className="flex h-5 min-w-5 items-center justify-center rounded-pill bg-accent px-1.5 text-12 font-semibold text-on-accent max-xl:absolute max-xl:top-0 max-xl:left-[calc(50%+0.125rem)]"
          >
            {count}
          </span>
          <span className="sr-only">{countLabel}</span>
        </>
      )}
    </Link>
  )
}
