import { foldText } from '@mixed-zone/contract/rules/fold-text'
import type { TagChoice } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { useDebounced } from '../../../../ui/components/use-debounced.ts'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import { tagsQuery } from '../editor-queries.ts'
import { editorTexts } from '../editor-texts.ts'
import { captionContextQuery } from '../pictures/file-queries.ts'

const SEARCH_MS = 200
const MAX_RESULTS = 8

interface TagSearchProps {
  readonly postId: string
  /** Already chosen. */
  readonly excludedIds: readonly string[]
  /** The club of a player, beside the name. */
  readonly teamName: (id: string) => string
  /** Finds players alone, under this label. */
  readonly playersLabel?: string
  readonly onChoose: (tag: TagChoice) => void
}

/** Finds players and tags by name, and offers the squads of the post's clubs, also by shirt number. Arrow keys lead into the list. */
export function TagSearch({ postId, excludedIds, teamName, playersLabel, onChoose }: TagSearchProps) {
  const texts = useTexts(editorTexts).facts
  const label = playersLabel ?? texts.addTag
  const isSelectable = ({ id, kind }: TagChoice) =>
    !excludedIds.includes(id) && (playersLabel === undefined || kind === 'player')
  const [text, setText] = useState('')
  const query = useDebounced(text.trim(), SEARCH_MS)
  const list = useRef<HTMLUListElement | null>(null)
  const input = useRef<HTMLInputElement | null>(null)
  const listId = useId()
  /** The squads are offered from the first focus until Escape, or until the focus leaves. */
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...tagsQuery(query), enabled: query !== '' })
  const squad = useSquad(postId, isOpen)
  const isSearching = query !== '' && text.trim() !== ''
  const players = isOpen
    ? squad.filter((player) => isSelectable(player) && matchesNameOrNumber(player, text.trim()))
    : []
  const others = isSearching
    ? (data?.tags ?? []).filter((tag) => isSelectable(tag) && !players.some(({ id }) => id === tag.id))
    : []
  const found: readonly FoundTag[] = isSearching ? [...players, ...others].slice(0, MAX_RESULTS) : players

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
    else if (event.key === 'Enter' && index === -1 && isSearching && found[0] !== undefined) handleChoose(found[0])
    else if (event.key === 'Escape' && (text !== '' || found.length > 0)) {
      setText('')
      input.current?.focus()
      setIsOpen(false)
    } else return
    event.preventDefault()
  }

  function handleBlur(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }

  return (
    <div onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <TextInput
        ref={input}
        isDense
        type="search"
        aria-label={label}
        aria-controls={listId}
        placeholder={label}
        autoComplete="off"
        value={text}
        onFocus={() => setIsOpen(true)}
        onChange={(event) => {
          setText(event.target.value)
          setIsOpen(true)
        }}
      />
      <p role="status" className="sr-only">
        {(isSearching && data !== undefined) || players.length > 0 ? texts.foundTags({ count: found.length }) : ''}
      </p>
      <ul
        id={listId}
        ref={list}
        className={found.length > 0 ? 'mt-1 max-h-60 overflow-y-auto rounded-control border border-line' : undefined}
      >
        {found.map((tag) => (
          <li key={tag.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              // Safari does not focus buttons: the field would lose the focus, and with it the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => handleChoose(tag)}
              className="flex min-h-9 w-full items-center justify-between gap-3 px-3 py-1 text-left text-14 outline-offset-[-2px] hover:bg-sunken pointer-coarse:min-h-11"
            >
              <span className="min-w-0 truncate">
                {tag.number !== undefined && <span className="figures mr-2 text-muted">{tag.number}</span>}
                {tag.name}
              </span>
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

interface FoundTag extends TagChoice {
  /** On the shirt of a player of the squads. */
  readonly number?: number
}

/** The players of the clubs of the fixture, else of the post, by club and shirt number. */
function useSquad(postId: string, isEnabled: boolean): FoundTag[] {
  const { data } = useQuery({ ...captionContextQuery(postId), enabled: isEnabled })
  return (data?.squad ?? []).map(({ playerId, name, teamId, number }) => ({
    id: playerId,
    textId: playerId,
    kind: 'player',
    name,
    teamId,
    ...(number !== null && { number }),
  }))
}

function matchesNameOrNumber({ name, number }: FoundTag, text: string): boolean {
  return text === '' || String(number) === text || foldText(name).includes(foldText(text))
}
