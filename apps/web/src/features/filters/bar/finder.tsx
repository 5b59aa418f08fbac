import { type FilterCriteria, NO_CRITERIA, parseFilterPath } from '@mixed-zone/contract/rules/filter-path'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { FilterSheet } from '../facets/filter-sheet.tsx'
import { SearchDialog } from '../search/search-dialog.tsx'
import { useFinderWords } from '../words/finder-words.ts'
import { FilterBar } from './filter-bar.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SearchBar } from './search-bar.tsx'
import { useFinder } from './use-finder.ts'

interface FinderProps {
  /** Which bar the page has: that of the home page, that of the filtered posts, or none. */
  readonly page: 'home' | 'filter-posts' | 'other'
  readonly pathname: string
  /** Puts the two into the header: the line under it, and what stands among its actions. */
  readonly children: (parts: { readonly bar: ReactNode; readonly action: ReactNode }) => ReactNode
}

/** Searching and filtering from the header of every private screen. */
export function Finder({ page, pathname, children }: FinderProps) {
  const words = useFinderWords()
  const { input, openPart, open } = useFinder()
  const criteria: FilterCriteria = parseFilterPath(pathname)?.criteria ?? NO_CRITERIA
  const close = () => open(null)
  const bar = page !== 'other' && (
    <>
      {page === 'home' ? (
        <FilterBar input={input} />
      ) : (
        // Another text in the address, by "back" or a suggestion, is another field.
        <SearchBar key={criteria.text} criteria={criteria} input={input} />
      )}
      <PhoneBar criteria={criteria} onSearch={() => open('search')} onFilters={() => open('filters')} />
    </>
  )
  return (
    <>
      {children({
        bar,
        action: page === 'other' && (
          <IconButton icon={Search} label={words.search} aria-haspopup="dialog" onClick={() => open('search')} />
        ),
      })}
      {openPart === 'search' && <SearchDialog criteria={criteria} onClose={close} />}
      {openPart === 'filters' && <FilterSheet criteria={criteria} onClose={close} />}
    </>
  )
}
