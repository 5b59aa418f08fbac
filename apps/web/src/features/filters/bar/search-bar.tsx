import { FILTER_TEXT_MAX_CHARACTERS, type FilterCriteria } from '@mixed-zone/contract/rules/filter-path'
import { Search } from 'lucide-react'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { filterTexts } from '../filter-texts.ts'
import { SearchBox } from '../search/search-box.tsx'
import { useFilterPath } from '../use-filter-path.ts'
import { BAR, BAR_BUTTON } from './bar-style.ts'

interface SearchBarProps {
  readonly criteria: FilterCriteria
  readonly input: RefObject<HTMLInputElement | null>
}

/** The bar over the filtered posts, whose choices stand in the rail: free text within them. */
export function SearchBar({ criteria, input }: SearchBarProps) {
  const texts = useTexts(filterTexts)
  const goTo = useFilterPath()
  const [text, setText] = useState(criteria.text.slice(0, FILTER_TEXT_MAX_CHARACTERS))

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
