import type { Locale } from '@mixed-zone/contract/locales'
import { CAPTION_VARIABLE_NAMES, CAPTION_VARIABLES } from '@mixed-zone/contract/rules/caption-variables'
import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { inputStyle } from '../../../../ui/primitives/input-style.ts'
import { picturesTexts } from './pictures-texts.ts'
import { nameShirtNumbers } from './shirt-numbers.ts'

interface VariableFieldProps
  extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onKeyDown' | 'className' | 'ref'> {
  readonly value: string
  readonly locale: Locale
  /** Without it, shirt numbers stay as they are. */
  readonly context: CaptionContext | undefined
  readonly onChange: (text: string) => void
  /** Shirt numbers became these players. */
  readonly onPlayers: (playerIds: readonly string[]) => void
  /** Called unless the list of suggestions takes the key. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** In a cell of the table: without a border of its own. */
  readonly isCell?: boolean
}

interface Suggestion {
  readonly key: string
  readonly label: string
  readonly detail: string
  /** Replaces what was typed of it. */
  readonly text: string
  readonly playerId?: string
}

const TYPED = /(?:\{(?<variable>\p{L}*)|#(?<number>\d{1,3}))$/u
const VARIABLE = /(\{\p{L}+\})/u

/** A text in which `{` offers the variables, and a shirt number such as `#9` becomes the player. */
export function VariableField(props: VariableFieldProps) {
  const { value, locale, context, onChange, onPlayers, onKeyDown, isCell = false, onBlur, ...rest } = props
  const texts = useTexts(picturesTexts)
  const listId = useId()
  const field = useRef<HTMLTextAreaElement | null>(null)
  const list = useRef<HTMLDivElement | null>(null)
  const nextCaret = useRef<number | null>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const typed = caret === null ? null : TYPED.exec(value.slice(0, caret))
  const suggestions = typed === null ? [] : suggest(typed)
  const current = suggestions[Math.min(active, suggestions.length - 1)]

  const hasSuggestions = suggestions.length > 0
  // The list may be below the last row of a table.
  useEffect(() => {
    if (hasSuggestions) list.current?.scrollIntoView({ block: 'nearest' })
  }, [hasSuggestions])

  useLayoutEffect(() => {
    if (nextCaret.current === null) return
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  })

  function suggest({ groups = {} }: RegExpExecArray): Suggestion[] {
    const { variable, number } = groups
    if (number !== undefined) {
      const players = context?.squad.filter((member) => member.number === Number(number)) ?? []
      return players.map(({ playerId, name, teamId }) => ({
        key: playerId,
        label: name,
        detail: context?.teams.find(({ id }) => id === teamId)?.name ?? '',
        text: name,
        playerId,
      }))
    }
    const names = CAPTION_VARIABLE_NAMES[locale]
    return CAPTION_VARIABLES.filter((each) => names[each].startsWith((variable ?? '').toLowerCase())).map((each) => ({
      key: each,
      label: `{${names[each]}}`,
      detail: texts.variables[each],
      text: `{${names[each]}}`,
    }))
  }

  function choose({ text, playerId }: Suggestion): void {
    if (typed === null || caret === null) return
    const start = caret - typed[0].length
    // A closing brace that is already there is not doubled.
    const rest = value.slice(caret).replace(text.endsWith('}') ? /^\p{L}*\}/u : /^$/, '')
    nextCaret.current = start + text.length
    setCaret(null)
    onChange(value.slice(0, start) + text + rest)
    if (playerId !== undefined) onPlayers([playerId])
    field.current?.focus()
  }

  function handleChange(text: string, at: number): void {
    // A number at the caret may get another digit.
    const named = nameShirtNumbers(text, context?.squad ?? [], at)
    if (named.text !== text) {
      nextCaret.current = at + named.text.length - text.length
      onPlayers(named.playerIds)
    }
    setActive(0)
    setCaret(nextCaret.current ?? at)
    onChange(named.text)
  }

  function handleBlur(event: React.FocusEvent<HTMLTextAreaElement>): void {
    setCaret(null)
    const named = nameShirtNumbers(value, context?.squad ?? [])
    if (named.text !== value) {
      onChange(named.text)
      onPlayers(named.playerIds)
    }
    onBlur?.(event)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (current === undefined || event.nativeEvent.isComposing) return onKeyDown?.(event)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setActive((active + step + suggestions.length) % suggestions.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(current)
    else if (event.key === 'Escape') setCaret(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const look = isCell ? 'px-3 py-2 text-14' : classNames(inputStyle({ isDense: true }), 'py-2')
  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className={classNames(
          look,
          'pointer-events-none absolute inset-0 overflow-hidden border-transparent break-words whitespace-pre-wrap text-transparent',
        )}
      >
        {value.split(VARIABLE).map((part, index) =>
          index % 2 === 1 ? (
            <mark key={index} className="rounded-control bg-accent-tint text-transparent">
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </span>
      <textarea
        {...rest}
        ref={field}
        lang={locale}
        spellCheck
        value={value}
        aria-autocomplete="list"
        aria-controls={current === undefined ? undefined : listId}
        aria-activedescendant={current === undefined ? undefined : `${listId}-${current.key}`}
        onChange={({ target }) => handleChange(target.value, target.selectionStart)}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
        className={classNames(
          look,
          'relative block resize-none bg-transparent! field-sizing-content',
          isCell ? 'min-h-22 w-full outline-none' : 'min-h-20',
        )}
      />
      {hasSuggestions && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={texts.suggestions}
          className="absolute top-full left-0 z-30 mt-1 max-h-64 min-w-48 overflow-y-auto rounded-control border border-line bg-surface py-1 shadow-float"
        >
          {suggestions.map((suggestion) => (
            <div
              key={suggestion.key}
              id={`${listId}-${suggestion.key}`}
              role="option"
              aria-selected={suggestion === current}
              tabIndex={-1}
              onMouseDown={(event) => {
                // The field keeps the focus.
                event.preventDefault()
                choose(suggestion)
              }}
              className={classNames(
                'flex min-h-9 cursor-pointer items-center justify-between gap-4 px-3 text-14 pointer-coarse:min-h-11',
                suggestion === current && 'bg-accent-wash',
              )}
            >
              <span className="font-semibold">{suggestion.label}</span>
              <span className="text-12 text-muted">{suggestion.detail}</span>
            </div>
          ))}
        </div>
      )}
    </span>
  )
}

interface VariableChipsProps {
  readonly locale: Locale
  readonly onInsert: (text: string) => void
}

/** The variables as buttons, in the language of the caption. */
export function VariableChips({ locale, onInsert }: VariableChipsProps) {
  const texts = useTexts(picturesTexts)
  return CAPTION_VARIABLES.map((each) => {
    const text = `{${CAPTION_VARIABLE_NAMES[locale][each]}}`
    return (
      <button
        key={each}
        type="button"
        aria-label={texts.insert({ variable: text })}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onInsert(text)}
        className="inline-flex min-h-7 items-center rounded-control border border-line bg-surface px-2 text-12 font-semibold hover:border-edge pointer-coarse:min-h-11"
      >
        {text}
      </button>
    )
  })
}

/** A text with its variables marked. */
export function VariableText({ text }: { readonly text: string }) {
  return text.split(VARIABLE).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="rounded-control bg-accent-tint px-0.5 font-semibold text-accent-text">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
