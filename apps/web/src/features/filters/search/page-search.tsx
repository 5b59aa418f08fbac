import { NO_CRITERIA } from '@mixed-zone/contract/rules/filter-path'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { filterTexts } from '../filter-texts.ts'
import { useFilterPath } from '../use-filter-path.ts'
import { SearchBox } from './search-box.tsx'

/** A search form within a page without content, such as page not found. */
export function PageSearch() {
  const texts = useTexts(filterTexts)
  const goTo = useFilterPath()
  const input = useRef<HTMLInputElement | null>(null)
  const [text, setText] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    goTo({ ...NO_CRITERIA, text: text.trim() })
  }

  return (
    <form
      role="search"
      onSubmit={handleSubmit}
      className="flex rounded-control border border-edge bg-surface has-[input:focus-visible]:border-focus"
    >
      <SearchBox value={text} onChange={setText} input={input} list="floating" />
      <button
        type="submit"
        className="pressable border-l border-edge px-4 font-semibold outline-offset-[-3px] hover:bg-sunken"
      >
        {texts.search}
      </button>
    </form>
  )
}
