import { Link } from '../../../ui/primitives/link.tsx'

/** Links to the sections and their heading. */
export interface SectionLinkGroup {
  readonly label: string
  readonly items: readonly { readonly label: string; readonly href: string }[]
}

interface SectionLinksProps {
  readonly sections: SectionLinkGroup
  readonly onFollow: () => void
}

/** Links to every section, below an empty search. */
export function SectionLinks({ sections: { label, items }, onFollow }: SectionLinksProps) {
  return (
    <nav aria-label={label} className="page-width pb-6 max-sm:pt-2">
      <p aria-hidden="true" className="pb-2 text-14 font-semibold text-muted">
        {label}
      </p>
      <ul className="grid grid-cols-2 gap-x-6 border-b border-line sm:grid-cols-3 lg:grid-cols-4">
        {items.map((section) => (
          <li key={section.href} className="border-t border-line">
            <Link
              href={section.href}
              onClick={onFollow}
              className="underlined-on-hover flex min-h-12 items-center rounded-control py-1 font-medium outline-offset-[-2px]"
            >
              {section.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
