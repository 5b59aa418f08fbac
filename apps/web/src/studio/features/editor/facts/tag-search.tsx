import type { TagChoice } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { useDebounced } from '../../../../ui/components/use-debounced.ts'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import { tagsQuery } from '../editor-queries.ts'
import { editorTexts } from '../editor-texts.ts'

const SEARCH_MS = 200
const MAX_RESULTS = 8

interface TagSearchProps {
  /** Already chosen. */
  readonly excludedIds: readonly string[]
  /** The club of a player, beside the name. */
  readonly teamName: (id: string) => string
  /** Finds players alone, under this label. */
  readonly playersLabel?: string
  readonly onChoose: (tag: TagChoice) => void
}

/** Finds players and tags by name. Arrow keys lead into the list. */
export function TagSearch({ excludedIds, teamName, playersLabel, onChoose }: TagSearchProps) {
  const texts = useTexts(editorTexts).facts
  const label = playersLabel ?? texts.addTag
  const isFitting = ({ id, kind }: TagChoice) =>
    !excludedIds.includes(id) && (playersLabel === undefined || kind === 'player')
  const [text, setText] = useState('')
  const query = useDebounced(text.trim(), SEARCH_MS)
  const list = useRef<HTMLUListElement | null>(null)
  const input = useRef<HTMLInputElement | null>(null)
  const listId = useId()
  const { data } = useQuery({ ...tagsQuery(query), enabled: query !== '' })
  const isSearching = query !== '' && text.trim() !== ''
  const found = isSearching ? (data?.tags ?? []).filter(isFitting).slice(0, MAX_RESULTS) : []

  function handleChoose(tag: TagChoice): void {
    onChoose(tag)
    setText('')
    input.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const index = buttons.findIndex((button) => button === document.activeElement)
    if (event.key === 'ArrowDown') buttons[Math.min(index + 1, buttons.length - 1)]?.focus()
    else if (event.key === 'ArrowUp') (index <= 0 ? input.current : buttons[index - 1])?.focus()
    else if (event.key === 'Enter' && index === -1 && found[0] !== undefined) handleChoose(found[0])
    else if (event.key === 'Escape' && text !== '') {
      setText('')
      input.current?.focus()
    } else return
    event.preventDefault()
  }

  return (
    <div onKeyDown={handleKeyDown}>
      <TextInput
        ref={input}
        isDense
        type="search"
        aria-label={label}
        aria-controls={listId}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="sr-only">
        {isSearching && data !== undefined ? texts.foundTags({ count: found.length }) : ''}
      </p>
      <ul id={listId} ref={list} className={found.length > 0 ? 'mt-1 rounded-control border border-line' : undefined}>
        {found.map((tag) => (
          <li key={tag.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => handleChoose(tag)}
              className="flex min-h-9 w-full items-center justify-between gap-3 px-3 py-1 text-left text-14 outline-offset-[-2px] hover:bg-sunken pointer-coarse:min-h-11"
            >
              <span className="min-w-0 truncate">{tag.name}</span>
              <span className="shrink-0 text-12 text-muted">
                {tag.teamId === null ? texts.tagKinds[tag.kind] : teamName(tag.teamId)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isSearching && data !== undefined && found.length === 0 && (
        <p className="mt-2 text-14 text-muted">{texts.noTags}</p>
      )}
    </div>
  )
}
