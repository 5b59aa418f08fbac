import { MAX_FILTER_TEXT_CHARACTERS, NO_CRITERIA, buildFilterPath } from '@mixed-zone/contract/rules/filter-path'
import { Search, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { filterTexts } from '../filter-texts.ts'
import { SearchPlaceholder } from './search-placeholder.tsx'
import { ALL_KEY, SuggestionList } from './suggestion-list.tsx'
import { MIN_CHARACTERS, useSuggestions } from './use-suggestions.ts'

interface SearchBoxProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly input: RefObject<HTMLInputElement | null>
  /** A suggestion was followed. */
  readonly onFollow?: () => void
  /** Whether the list floats under the field or is part of the page's flow. */
  readonly list: 'floating' | 'below'
}

/**
 * Search field with suggestions (combobox). Arrow keys mark an option, Enter follows it or, if none is marked, submits the
 * form, Escape closes the list.
 */
export function SearchBox({ value, onChange, input, onFollow, list }: SearchBoxProps) {
  const texts = useTexts(filterTexts)
  const locale = useLocale()
  const id = useId()
  const [isActive, setIsActive] = useState(false)
  const [marked, setMarked] = useState<string | null>(null)
  const text = value.trim()
  const isOpen = isActive && text.length >= MIN_CHARACTERS
  const suggestions = useSuggestions(text, isOpen)
  const keys = [...suggestions.groups.flatMap(({ options }) => options.map(({ key }) => key)), ALL_KEY]
  const active = marked !== null && keys.includes(marked) ? marked : null
  const idOf = (key: string) => `${id} ${key}`.replaceAll(/\s/g, '-')

  function close() {
    setIsActive(false)
    setMarked(null)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && isOpen && list === 'floating') {
      event.preventDefault()
      return close()
    }
    if (event.key === 'Enter') {
      if (active !== null && isOpen) {
        event.preventDefault()
        document.getElementById(idOf(active))?.click()
      }
      return close()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (!isOpen) return setIsActive(true)
    // One more position than options: the field itself, with none marked.
    const positions = keys.length + 1
    const position = (keys.indexOf(active ?? '') + 1 + step + positions) % positions
    const next = keys[position - 1] ?? null
    setMarked(next)
    if (next !== null) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }

  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  const popup = isOpen && (
    <SuggestionList
      {...suggestions}
      id={`${id}-list`}
      text={text}
      allHref={buildFilterPath(locale, { ...NO_CRITERIA, text })}
      active={active}
      idOf={idOf}
      onFollow={() => {
        close()
        onFollow?.()
      }}
    />
  )
  return (
    <div className="relative min-w-0 flex-1" onBlur={list === 'floating' ? handleBlur : undefined}>
      <div className="flex h-full min-h-12 items-center gap-3 px-4">
        <Icon icon={Search} className="text-muted" />
        <span className="@container relative grid h-full min-w-0 flex-1 items-center">
          {/* Not the input's placeholder, which screen readers would add to its name, and which cannot be shorter on phones. */}
          {value === '' && (
            <span aria-hidden="true" className="pointer-events-none absolute max-w-full truncate text-muted">
              <SearchPlaceholder />
            </span>
          )}
          <input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={MAX_FILTER_TEXT_CHARACTERS}
            role="combobox"
            aria-label={texts.search}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-activedescendant={active === null || !isOpen ? undefined : idOf(active)}
            value={value}
            onChange={(event) => {
              onChange(event.target.value)
              setIsActive(true)
              setMarked(null)
            }}
            onKeyDown={handleKeyDown}
            className="h-full min-h-11 w-full min-w-0 truncate bg-transparent text-ink outline-none"
          />
        </span>
        {value === '' ? (
          <kbd
            aria-hidden="true"
            className="rounded-control border border-line px-1.5 font-text text-12 text-muted pointer-coarse:hidden"
          >
            /
          </kbd>
        ) : (
          <button
            type="button"
            aria-label={texts.clearText}
            title={texts.clearText}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
            className="pressable -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon icon={X} size={18} />
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen && suggestions.state === 'ready' ? texts.suggestionCount({ count: keys.length - 1 }) : ''}
      </p>
      {popup !== false && (
        <div
          className={classNames(
            list === 'floating'
              ? 'absolute top-full right-0 left-0 z-40 mt-1 max-h-[70dvh] min-w-80 overflow-y-auto rounded-control border border-line bg-surface shadow-float'
              : 'border-t border-line',
          )}
          // Keeps the focus in the field, whose blur would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {popup}
        </div>
      )}
    </div>
  )
}
