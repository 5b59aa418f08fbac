import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useDebounced } from '../../../ui/components/use-debounced.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { inputStyle } from '../../../ui/primitives/input-style.ts'
import { Select, type SelectOption } from '../../../ui/primitives/select.tsx'
import { Kbd } from '../kbd.tsx'
import { sharedTexts } from '../shared-texts.ts'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import type { ListController } from './list-state.ts'

/** Waits for a pause in typing before the list is loaded again. */
const TYPING_MS = 250

interface SearchFilterProps {
  readonly list: ListController
  /** "Name, medium, mail": what is searched. */
  readonly label: string
}

/** The filter `text` of a list. `/` moves the focus here. */
export function SearchFilter({ list, label }: SearchFilterProps) {
  const texts = useTexts(sharedTexts).shortcuts
  const field = useRef<HTMLInputElement | null>(null)
  const filtered = list.filters['text'] ?? ''
  const [text, setText] = useState(filtered)
  const [lastFiltered, setLastFiltered] = useState(filtered)
  const settled = useDebounced(text, TYPING_MS)
  const { setFilters } = list

  // Back, a saved view or "clear filters" changed the address.
  if (filtered !== lastFiltered) {
    setLastFiltered(filtered)
    if (filtered !== settled.trim()) setText(filtered)
  }

  useEffect(() => {
    const next = settled.trim()
    // Only what was typed; a change of the address is already in effect.
    if (settled === text && next !== filtered) setFilters({ text: next === '' ? undefined : next })
    // oxlint-disable-next-line react/exhaustive-deps -- only a pause in typing filters
  }, [settled])

  useShortcuts(texts.lists, [{ keys: '/', label: texts.search, run: () => field.current?.focus() }])
  return (
    <span className="relative block w-full sm:w-56">
      <Icon icon={Search} size={18} className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${inputStyle({ isDense: true })} pl-9! max-sm:min-h-11`}
      />
      <Kbd className="pointer-events-none absolute inset-y-0 right-2 my-auto max-sm:hidden">/</Kbd>
    </span>
  )
}

interface SelectFilterProps {
  readonly list: ListController
  readonly filter: string
  readonly label: string
  readonly options: readonly SelectOption[]
}

/** A filter with few values. Its first option is all of them. */
export function SelectFilter({ list, filter, label, options }: SelectFilterProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select
        id={id}
        isInline
        isDense
        placeholder={label}
        value={list.filters[filter] ?? ''}
        options={options}
        onChange={(event) => list.setFilters({ [filter]: event.target.value || undefined })}
        className="max-w-50 [&>select]:field-sizing-content"
      />
    </>
  )
}
