import { Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Sheet } from '../../../ui/components/overlays/dialog.tsx'
import { useDebounced } from '../../../ui/components/use-debounced.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { inputStyle } from '../../../ui/primitives/input-style.ts'
import { Select, type SelectOption } from '../../../ui/primitives/select.tsx'
import { Kbd } from '../kbd.tsx'
import { sharedTexts } from '../shared-texts.ts'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import { PhoneToolSlot } from '../studio-page.tsx'
import { useIsPhone } from '../use-media-query.ts'
import type { ListController } from './list-state.ts'

interface FilterBarProps {
  readonly list: ListController
  /** At the right end, such as the choice of columns. */
  readonly end?: ReactNode
  /** `SearchFilter` and the other filters. */
  readonly children: ReactNode
}

/** The filters of a list in a line over it. On phones, a button in the top bar opens them in a sheet. */
export function FilterBar({ list, end, children }: FilterBarProps) {
  const isPhone = useIsPhone()
  if (isPhone) return <FilterSheet list={list}>{children}</FilterSheet>
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-3">
      {children}
      {end !== undefined && <div className="ml-auto flex items-center gap-2">{end}</div>}
    </div>
  )
}

function FilterSheet({ list, children }: FilterBarProps) {
  const texts = useTexts(sharedTexts).table
  const { close } = useBaseTexts().ui
  const slot = use(PhoneToolSlot)
  const [isOpen, setIsOpen] = useState(false)
  const { activeFilters } = list
  const hide = () => setIsOpen(false)
  return (
    <>
      {slot &&
        createPortal(
          <span className="relative">
            <IconButton
              icon={SlidersHorizontal}
              label={activeFilters.length === 0 ? texts.filters : texts.activeFilters({ count: activeFilters.length })}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
            />
            {activeFilters.length > 0 && (
              <span aria-hidden="true" className="absolute top-1.5 right-1.5 size-2 rounded-pill bg-lamp" />
            )}
          </span>,
          slot,
        )}
      <Sheet
        isOpen={isOpen}
        onClose={hide}
        title={texts.filters}
        footer={
          <div className="flex gap-2">
            {activeFilters.length > 0 && <Button onClick={() => clearFilters(list)}>{texts.clearFilters}</Button>}
            <Button variant="primary" onClick={hide} className="flex-1">
              {close}
            </Button>
          </div>
        }
      >
        <div className="grid gap-4">{children}</div>
      </Sheet>
    </>
  )
}

/** Keeps the tab. */
export function clearFilters({ activeFilters, setFilters }: ListController): void {
  setFilters(Object.fromEntries(activeFilters.map((name) => [name, undefined])))
}

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
    <span className="@container relative block w-full sm:w-auto sm:max-w-72 sm:flex-1 sm:basis-44">
      <Icon icon={Search} size={18} className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${inputStyle({ isDense: true })} pl-9! text-ellipsis max-sm:min-h-11 sm:@min-[15rem]:pr-9!`}
      />
      <Kbd className="pointer-events-none absolute inset-y-0 right-2 my-auto @max-[15rem]:hidden max-sm:hidden">/</Kbd>
    </span>
  )
}

/** In the sheet of phones, labels are visible and fields are as wide as it is. */
const LABEL = 'mb-1.5 block text-14 font-semibold sm:sr-only'
const SELECT =
  'max-sm:block! sm:max-w-56 sm:[&>select]:field-sizing-content sm:[&>select]:font-medium sm:[&>select]:text-ink! max-sm:[&>select]:min-h-11'

interface SelectFilterProps {
  readonly list: ListController
  readonly filter: string
  readonly label: string
  readonly options: readonly SelectOption[]
}

/** A filter with few values. Its first option is all of them. */
export function SelectFilter({ list, filter, label, options }: SelectFilterProps) {
  return (
    <FilterSelect
      label={label}
      placeholder={label}
      value={list.filters[filter] ?? ''}
      options={options}
      onChange={(value) => list.setFilters({ [filter]: value || undefined })}
    />
  )
}

interface FilterSelectProps {
  readonly label: string
  /** The first option, whose value is empty. */
  readonly placeholder: string
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string) => void
}

/** A choice among the filters of a list. */
export function FilterSelect({ label, onChange, ...select }: FilterSelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <Select
        {...select}
        id={id}
        isInline
        isDense
        onChange={(event) => onChange(event.target.value)}
        className={SELECT}
      />
    </div>
  )
}
