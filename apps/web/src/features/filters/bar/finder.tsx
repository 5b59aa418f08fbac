import {
  MAX_FILTER_TEXT_CHARACTERS,
  type FilterCriteria,
  NO_CRITERIA,
  parseFilterParams,
} from '@mixed-zone/contract/rules/filter-path'
import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useLazyPart } from '../../../load-states/use-lazy-part.ts'
import type { CurrentScreen } from '../../../routing/screen-route.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { filterTexts } from '../filter-texts.ts'
import { SearchBox } from '../search/search-box.tsx'
import { SearchDialog } from '../search/search-dialog.tsx'
import type { SectionLinkGroup } from '../search/section-links.tsx'
import { useFilterPath } from '../use-filter-path.ts'
import { BAR, BAR_BUTTON } from './bar-style.ts'
import { FilterBar } from './filter-bar.tsx'
import { PhoneBar } from './phone-bar.tsx'

// Lazy: most readers never open it.
const loadSheet = () => import('../facets/filter-sheet.tsx').then((module) => module.FilterSheet)

interface FinderProps {
  /** The home page and the filtered posts have a bar under the header. */
  readonly screen: CurrentScreen | null
  /** Links shown while the search field is empty. */
  readonly sections?: SectionLinkGroup | undefined
  /** Renders the bar below the header, and the search button among its buttons. */
  readonly children: (parts: { readonly bar: ReactNode; readonly action: ReactNode }) => ReactNode
}

/** Searching and filtering from the header of every private screen. */
export function Finder({ screen, sections, children }: FinderProps) {
  const texts = useTexts(filterTexts)
  const { input, openPart, open } = useFinder()
  const { Part: Sheet, load } = useLazyPart(loadSheet)
  const isHome = screen?.name === 'home'
  const isFiltered = screen?.name === 'filterPosts'
  const criteria: FilterCriteria = isFiltered ? parseFilterParams(screen.params) : NO_CRITERIA
  const close = () => open(null)
  const bar = (isHome || isFiltered) && (
    <>
      {isHome ? (
        <FilterBar input={input} />
      ) : (
        // Reset the field when the text in the URL changes.
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
      {openPart === 'search' && <SearchDialog criteria={criteria} sections={sections} onClose={close} />}
      {openPart === 'filters' && Sheet !== null && <Sheet criteria={criteria} onClose={close} />}
    </>
  )
}

type OpenPart = 'search' | 'filters' | null

interface Finder {
  readonly input: RefObject<HTMLInputElement | null>
  readonly openPart: OpenPart
  readonly open: (part: OpenPart) => void
}

const TAKES_LETTERS = 'input, textarea, select, [contenteditable], dialog[open], [role="dialog"], [role="alertdialog"]'

/** `/` focuses the search field in the bar if it is visible, else opens the search dialog. */
function useFinder(): Finder {
  const input = useRef<HTMLInputElement | null>(null)
  const [openPart, open] = useState<OpenPart>(null)

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isAlone = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isAlone || event.defaultPrevented || isTakingLetters(event.target)) return
      event.preventDefault()
      if (input.current?.checkVisibility()) return input.current.select()
      open('search')
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  return { input, openPart, open }
}

function isTakingLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_LETTERS) !== null
}

interface SearchBarProps {
  readonly criteria: FilterCriteria
  readonly input: RefObject<HTMLInputElement | null>
}

/** The bar above filtered posts: free text. The other filters are in the rail. */
function SearchBar({ criteria, input }: SearchBarProps) {
  const texts = useTexts(filterTexts)
  const goTo = useFilterPath()
  const [text, setText] = useState(criteria.text.slice(0, MAX_FILTER_TEXT_CHARACTERS))

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    goTo({ ...criteria, text: text.trim() })
  }

  return (
    <form role="search" onSubmit={handleSubmit} className={BAR}>
      <SearchBox value={text} onChange={setText} input={input} list="floating" />
      <button type="submit" className={BAR_BUTTON}>
        <Icon icon={Search} />
        {texts.search}
      </button>
    </form>
  )
}
