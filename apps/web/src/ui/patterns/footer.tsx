import type { ReactNode } from 'react'
import { Brand, type BrandLogos } from '../primitives/brand-mark.tsx'
import { Link } from '../primitives/link.tsx'
import type { NavLink } from './header.tsx'

interface FooterProps {
  readonly product: string
  /** Null for the product's own. */
  readonly logos?: BrandLogos | null
  readonly league: string
  /** "Media help desk:" with its address and number. */
  readonly help: ReactNode
  readonly legalLabel: string
  readonly legal: readonly NavLink[]
  readonly copyright: string
  readonly version: string
}

/** Help, legal pages, version. */
export function Footer({ product, logos, league, help, legalLabel, legal, copyright, version }: FooterProps) {
  return (
    <footer className="night text-14">
      <div className="page-width pt-10 pb-6">
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-6">
          <div>
            <Brand product={product} logos={logos} league={league} />
            <div className="mt-3 text-muted">{help}</div>
          </div>
          <nav aria-label={legalLabel}>
            <ul className="flex flex-wrap gap-x-8 gap-y-1">
              {legal.map(({ label, href, isCurrent }) => (
                <li key={href}>
                  <Link
                    href={href}
                    aria-current={isCurrent ? 'page' : undefined}
                    className="underlined-on-hover inline-flex min-h-11 items-center rounded-control text-muted hover:text-ink sm:min-h-6"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="mt-8 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-line pt-4 text-12 text-muted">
          <p>{copyright}</p>
          <p>{version}</p>
        </div>
      </div>
    </footer>
  )
}
