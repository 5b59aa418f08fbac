import { foldText } from '@mixed-zone/contract/rules/fold-text'
import type { FactChoices, TagChoice } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Film, Image, type LucideIcon, Quote, StickyNote, Table, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../../i18n/texts.ts'
import { Crest } from '../../../../league-ui/fixtures/crest.tsx'
import { FLOATING } from '../../../../ui/components/overlays/floating-style.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { tagsQuery } from '../editor-queries.ts'
import { editorTexts } from '../editor-texts.ts'
import { insertFactBox, insertTable } from './insertions.ts'
import { openSuggestion, type Suggestion, type SuggestionKeys } from './suggestion-plugin.ts'

interface SuggestionMenuProps {
  readonly editor: Editor
  readonly keys: SuggestionKeys
  readonly teams: FactChoices['teams']
  readonly onInsertAsset: (kind: 'image' | 'video') => void
  /** A player or club was named: the post gets the tag. */
  readonly onMention: (mention: Mention) => void
}

export type Mention = { readonly kind: 'team'; readonly id: string } | { readonly kind: 'tag'; readonly tag: TagChoice }

interface MenuOption {
  readonly id: string
  readonly label: string
  readonly mark: ReactNode
  readonly detail?: string
  readonly choose: () => void
}

const MAX_OPTIONS = 8

/** What `/` can insert and `@` can name, below the caret. The focus stays in the text. */
export function SuggestionMenu(props: SuggestionMenuProps) {
  const { editor } = props
  const suggestion = useEditorState({ editor, selector: () => openSuggestion(editor.state) })
  if (suggestion === null) return null
  return suggestion.trigger === '/' ? (
    <InsertMenu {...props} suggestion={suggestion} />
  ) : (
    <MentionMenu {...props} suggestion={suggestion} />
  )
}

interface OpenMenuProps extends SuggestionMenuProps {
  readonly suggestion: Suggestion
}

const INSERTIONS = [
  { name: 'quote', icon: Quote },
  { name: 'factBox', icon: StickyNote },
  { name: 'image', icon: Image },
  { name: 'video', icon: Film },
  { name: 'table', icon: Table },
] as const satisfies readonly { readonly name: string; readonly icon: LucideIcon }[]

function InsertMenu({ editor, keys, suggestion, onInsertAsset }: OpenMenuProps) {
  const texts = useTexts(editorTexts).insert
  const wanted = foldText(suggestion.query)

  function insert(name: (typeof INSERTIONS)[number]['name']): void {
    editor.chain().focus().deleteRange(suggestion).run()
    if (name === 'quote') editor.chain().focus().setBlockquote().run()
    else if (name === 'factBox') insertFactBox(editor)
    else if (name === 'table') insertTable(editor)
    else onInsertAsset(name)
  }

  const options = INSERTIONS.filter(({ name }) => foldText(texts.kinds[name]).includes(wanted)).map(
    ({ name, icon }) => ({
      id: name,
      label: texts.kinds[name],
      mark: <Icon icon={icon} size={18} />,
      choose: () => insert(name),
    }),
  )
  return <OptionList editor={editor} keys={keys} at={suggestion.from} label={texts.menu} options={options} />
}

function MentionMenu({ editor, keys, suggestion, teams, onMention }: OpenMenuProps) {
  const texts = useTexts(editorTexts)
  const query = suggestion.query.trim()
  const { data } = useQuery({ ...tagsQuery(query), enabled: query !== '' })
  const wanted = foldText(query)

  function mention(name: string, chosen: Mention): void {
    editor
      .chain()
      .focus()
      .insertContentAt(suggestion, { type: 'text', text: `${name} ` })
      .run()
    onMention(chosen)
  }

  const clubs: MenuOption[] = teams
    .filter(({ name, shortName }) => [name, shortName].some((each) => foldText(each).includes(wanted)))
    .map(({ id, name, shortName, textId }) => ({
      id: `team ${id}`,
      label: name,
      mark: <Crest teamTextId={textId} size={20} />,
      choose: () => mention(shortName, { kind: 'team', id }),
    }))
  const players: MenuOption[] = (query === '' ? [] : (data?.tags ?? []))
    .filter(({ kind }) => kind === 'player')
    .map((tag) => ({
      id: `tag ${tag.id}`,
      label: tag.name,
      detail: teams.find(({ id }) => id === tag.teamId)?.shortName ?? '',
      mark: <Icon icon={UserRound} size={18} />,
      choose: () => mention(tag.name, { kind: 'tag', tag }),
    }))
  const options = [...players, ...clubs].slice(0, MAX_OPTIONS)
  return <OptionList editor={editor} keys={keys} at={suggestion.from} label={texts.insert.mention} options={options} />
}

interface OptionListProps {
  readonly editor: Editor
  readonly keys: SuggestionKeys
  readonly at: number
  readonly label: string
  readonly options: readonly MenuOption[]
}

function OptionList({ editor, keys, at, label, options }: OptionListProps) {
  const id = useId()
  const [index, setIndex] = useState(0)
  const active = Math.min(index, options.length - 1)
  const list = useRef<HTMLDivElement | null>(null)

  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (options.length === 0) return false
    if (key === 'ArrowDown') setIndex((active + 1) % options.length)
    else if (key === 'ArrowUp') setIndex((active - 1 + options.length) % options.length)
    else if (key === 'Enter' || key === 'Tab') options[active]?.choose()
    else return false
    return true
  })
  useEffect(() => keys.listen((event) => handleKey(event)), [keys])

  // The text keeps the focus, so it names the active option for screen readers.
  useEffect(() => {
    if (active < 0) return
    const { dom } = editor.view
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${active}`)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, active])

  useLayoutEffect(() => {
    const place = () => list.current && placeBelow(list.current, editor, at)
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', place, { capture: true })
  })

  if (options.length === 0) return null
  return createPortal(
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={classNames(FLOATING, 'fixed z-50 max-h-80 w-72 max-w-[calc(100vw-2rem)] overflow-y-auto py-1')}
    >
      {options.map((option, position) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text handles the keys
        <div
          key={option.id}
          id={`${id}-${position}`}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={option.choose}
          className={classNames(
            'flex min-h-9 cursor-pointer items-center gap-3 px-3 text-14 pointer-coarse:min-h-11',
            position === active && 'bg-sunken',
          )}
        >
          {option.mark}
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          {option.detail && <span className="text-12 text-muted">{option.detail}</span>}
        </div>
      ))}
    </div>,
    document.body,
  )
}

const GAP_PX = 6
const MARGIN_PX = 16

/** Below the caret, or above it where there is no room. */
function placeBelow(list: HTMLElement, editor: Editor, at: number): void {
  const caret = editor.view.coordsAtPos(Math.min(at, editor.state.doc.content.size))
  const { offsetHeight, offsetWidth } = list
  const hasRoom = caret.bottom + GAP_PX + offsetHeight < window.innerHeight
  list.style.top = `${hasRoom ? caret.bottom + GAP_PX : Math.max(MARGIN_PX, caret.top - GAP_PX - offsetHeight)}px`
  list.style.left = `${Math.max(MARGIN_PX, Math.min(caret.left, window.innerWidth - offsetWidth - MARGIN_PX))}px`
}
