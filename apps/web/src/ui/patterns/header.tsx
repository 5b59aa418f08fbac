import type { ReactNode } from 'react'
import { Brand, type BrandLogos } from '../primitives/brand-mark.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Disclosure, disclosureItemStyle } from '../primitives/disclosure.tsx'
import { Link } from '../primitives/link.tsx'

export interface NavLink {
  readonly label: string
  readonly href: string
  readonly isCurrent?: boolean
}

export interface NavGroup {
  readonly label: string
  readonly items: readonly NavLink[]
}

interface HeaderProps {
  readonly product: string
  /** Null for the product's own. */
  readonly logos?: BrandLogos | null
  readonly league: string
  readonly homeHref: string
  /** Names the navigation for screen readers. */
  readonly navLabel: string
  /** Shown from 1024 px on; below that there is the phone navigation. */
  readonly nav: readonly (NavLink | NavGroup)[]
  /** Language, basket, account: at the right end. */
  readonly actions: ReactNode
  /** Light background, for pages before log-in. */
  readonly isDay?: boolean
  /** A second line in the same band, such as the filter bar. */
  readonly children?: ReactNode
}

function NavEntry({ entry }: { readonly entry: NavLink | NavGroup }) {
  if ('items' in entry) {
    return (
      <Disclosure
        label={entry.label}
        className="px-2 whitespace-nowrap text-muted hover:text-ink aria-expanded:text-ink"
      >
        <ul>
          {entry.items.map((item) => (
            <li key={item.href}>
              <Link
                href={item.href}
                aria-current={item.isCurrent ? 'page' : undefined}
                className={disclosureItemStyle({ isCurrent: item.isCurrent ?? false })}
              >
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    )
  }
  return (
    <Link
      href={entry.href}
      aria-current={entry.isCurrent ? 'page' : undefined}
      className={classNames(
        'relative flex h-16 items-center rounded-control px-2 font-medium whitespace-nowrap outline-offset-[-6px] hover:text-ink',
        entry.isCurrent
          ? 'text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:bg-lamp'
          : 'text-muted',
      )}
    >
      {entry.label}
    </Link>
  )
}

/** The header of every page. */
export function Header({
  product,
  logos,
  league,
  homeHref,
  navLabel,
  nav,
  actions,
  isDay = false,
  children,
}: HeaderProps) {
  return (
    <header className={isDay ? 'border-b border-line bg-surface' : 'night'}>
      <div
        className={classNames(
          'page-width flex min-h-16 items-center gap-x-3 sm:gap-x-6 lg:max-[70rem]:gap-x-3',
          isDay && 'sm:min-h-20',
        )}
      >
        <Link
          href={homeHref}
          className={classNames(
            'flex min-h-11 items-center rounded-control outline-offset-4',
            // At 320 px only the logo: the four actions need the space.
            'max-[22rem]:[&_.headline-22]:sr-only',
            // Beside the navigation there is space for the league's name on wide screens only.
            nav.length > 0 && 'lg:max-[85rem]:[&_[data-league]]:hidden',
          )}
        >
          <Brand product={product} logos={logos} league={league} />
        </Link>
        {nav.length > 0 && (
          <nav aria-label={navLabel} className="hidden lg:block">
            <ul className="flex items-center gap-x-1 xl:gap-x-3">
              {nav.map((entry) => (
                <li key={entry.label}>
                  <NavEntry entry={entry} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="ml-auto flex items-center gap-x-1 sm:gap-x-2">{actions}</div>
      </div>
      {children !== undefined && children !== false && <div className="page-width pb-4">{children}</div>}
    </header>
  )
}
