import type { FilterCriteria } from '@mixed-zone/contract/rules/filter-path'
import { Search, SlidersHorizontal } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { choiceCount } from '../criteria/criteria.ts'
import { filterTexts } from '../filter-texts.ts'
import { SearchPlaceholder } from '../search/search-placeholder.tsx'

interface PhoneBarProps {
  readonly criteria: FilterCriteria
  readonly onSearch: () => void
  readonly onFilters: () => void
}

/** Below 1024 px: a button that looks like the search field and opens the search dialog, and a button for the filters. */
export function PhoneBar({ criteria, onSearch, onFilters }: PhoneBarProps) {
  const texts = useTexts(filterTexts)
  const count = choiceCount(criteria)
  return (
    <div className="flex gap-2 lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onSearch}
        className="pressable flex h-12 min-w-0 flex-1 items-center gap-3 rounded-control border border-line bg-surface px-4 text-left"
      >
        <Icon icon={Search} className="text-muted" />
        <span className={`@container min-w-0 flex-1 truncate ${criteria.text === '' ? 'text-muted' : 'text-ink'}`}>
          {criteria.text === '' ? (
            <SearchPlaceholder />
          ) : (
            <>
              <span className="sr-only">{texts.search} </span>
              {criteria.text.slice(0, 200)}
            </>
          )}
        </span>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={count === 0 ? texts.filters : texts.filtersActive({ count })}
        onClick={onFilters}
        className="pressable relative grid size-12 shrink-0 place-items-center rounded-control border border-line bg-surface"
      >
        <Icon icon={SlidersHorizontal} />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1.5 -right-1.5 flex h-5 min-w-5 items-center justify-center rounded-pill bg-accent px-1 text-12 font-semibold text-on-accent"
          >
            {count}
          </span>
        )}
      </button>
    </div>
  )
}
