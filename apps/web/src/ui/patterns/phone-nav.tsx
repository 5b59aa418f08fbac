import type { LucideIcon } from 'lucide-react'
import { Icon } from '../primitives/icon.tsx'
import { Link } from '../primitives/link.tsx'
import type { NavLink } from './header.tsx'

export interface PhoneNavLink extends NavLink {
  readonly icon: LucideIcon
  /** A counter on the icon. */
  readonly count?: number
}

interface PhoneNavProps {
  readonly label: string
  /** At most five. Null reserves the space of a link that is still loading. */
  readonly links: readonly (PhoneNavLink | null)[]
}

/** The navigation at the bottom, below 1024 px. Floating elements stay above it by `--phone-bar-height`. */
export function PhoneNav({ label, links }: PhoneNavProps) {
  return (
    <nav
      aria-label={label}
      data-phone-nav
      className="night fixed inset-x-0 bottom-0 z-40 border-t border-line bg-night2 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-120">
        {links.map((link) => (
          <li key={link?.href ?? ''} aria-hidden={link === null || undefined} className="min-w-0 flex-1">
            {link && <NavTab {...link} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavTab({ label, href, icon, isCurrent, count = 0 }: PhoneNavLink) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`relative flex h-16 flex-col items-center justify-center gap-1 text-12 font-medium outline-offset-[-4px] ${
        isCurrent ? 'text-ink after:absolute after:inset-x-[25%] after:top-0 after:h-[3px] after:bg-lamp' : 'text-muted'
      }`}
    >
      <span className="relative">
        <Icon icon={icon} size={22} />
        {count > 0 && (
          <span className="absolute -top-1.5 -right-3 flex h-4.5 min-w-4.5 items-center justify-center rounded-pill bg-accent px-1 text-12 font-semibold text-on-accent">
            {count}
          </span>
        )}
      </span>
      {/* The longest, "Matchday 12", may overlap the empty space of its neighbours. */}
      <span className="leading-3.5 whitespace-nowrap">{label}</span>
    </Link>
  )
}
