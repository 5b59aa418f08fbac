import { Link } from '../../../ui/primitives/link.tsx'

/** Somewhere to go without a word to search for: the sections, under their name. */
export interface SearchPlaces {
  readonly label: string
  readonly items: readonly { readonly label: string; readonly href: string }[]
}

interface PlacesProps {
  readonly places: SearchPlaces
  readonly onFollow: () => void
}

/** Under an empty search: on a phone, whose bar has no room for them, the shortest way to every section. */
export function Places({ places: { label, items }, onFollow }: PlacesProps) {
  return (
    <nav aria-label={label} className="page-width pb-6 max-sm:pt-2">
      <p aria-hidden="true" className="pb-2 text-14 font-semibold text-muted">
        {label}
      </p>
      <ul className="grid grid-cols-2 gap-x-6 border-b border-line sm:grid-cols-3 lg:grid-cols-4">
        {items.map((place) => (
          <li key={place.href} className="border-t border-line">
            <Link
              href={place.href}
              onClick={onFollow}
              className="underlined-on-hover flex min-h-12 items-center rounded-control py-1 font-medium outline-offset-[-2px]"
            >
              {place.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
