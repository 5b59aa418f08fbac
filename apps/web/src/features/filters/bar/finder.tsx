import { type FilterCriteria, NO_CRITERIA, parseFilterParams } from '@mixed-zone/contract/rules/filter-path'
import { Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import type { FilterSheet } from '../facets/filter-sheet.tsx'
import { filterTexts } from '../filter-texts.ts'
import { SearchDialog } from '../search/search-dialog.tsx'
import type { SearchPlaces } from '../search/search-places.tsx'
import { FilterBar } from './filter-bar.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SearchBar } from './search-bar.tsx'
import { useFinder } from './use-finder.ts'
import type { CurrentScreen } from '../../../routing/screen-route.ts'

interface FinderProps {
  /** The home page and the filtered posts have a bar under the header. */
  readonly screen: CurrentScreen | null
  /** Where to go without a word to search for. */
  readonly places?: SearchPlaces | undefined
  /** Puts the two into the header: the line under it, and what stands among its actions. */
  readonly children: (parts: { readonly bar: ReactNode; readonly action: ReactNode }) => ReactNode
}

/** Searching and filtering from the header of every private screen. */
export function Finder({ screen, places, children }: FinderProps) {
  const texts = useTexts(filterTexts)
  const { input, openPart, open } = useFinder()
  const { Sheet, load } = useSheet()
  const isHome = screen?.name === 'home'
  const isFiltered = screen?.name === 'filterPosts'
  const criteria: FilterCriteria = isFiltered ? parseFilterParams(screen.params) : NO_CRITERIA
  const close = () => open(null)
  const bar = (isHome || isFiltered) && (
    <>
      {isHome ? (
        <FilterBar input={input} />
      ) : (
        // Another text in the address, by "back" or a suggestion, is another field.
        <SearchBar key={criteria.text} criteria={criteria} input={input} />
      )}
      <PhoneBar
        criteria={criteria}
        onSearch={() => open('search')}
        onFilters={() => void load().then((isThere) => isThere && open('filters'))}
      />
    </>
  )
  return (
    <>
      {children({
        bar,
        action: bar === false && (
          <IconButton icon={Search} label={texts.search} aria-haspopup="dialog" onClick={() => open('search')} />
        ),
      })}
      {openPart === 'search' && <SearchDialog criteria={criteria} places={places} onClose={close} />}
      {openPart === 'filters' && Sheet !== null && <Sheet criteria={criteria} onClose={close} />}
    </>
  )
}

type SheetComponent = (props: ComponentProps<typeof FilterSheet>) => ReactNode

/** The sheet comes when it is first asked for: most readers of the home page never open it. */
function useSheet() {
  const { network } = useBaseTexts().states
  const [Sheet, setSheet] = useState<SheetComponent | null>(null)
  async function load(): Promise<boolean> {
    try {
      const module = await import('../facets/filter-sheet.tsx')
      setSheet(() => module.FilterSheet)
      return true
    } catch (error) {
      console.warn('The filters did not arrive', error)
      toasts.showError(network)
      return false
    }
  }
  return { Sheet, load }
}
