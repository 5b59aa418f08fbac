import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { Button } from '../../../../ui/primitives/button.tsx'
import { IconButton } from '../../../../ui/primitives/icon-button.tsx'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import { findStateOf, replaceMatches, setQuery, stepMatch } from '../body/find-plugin.ts'
import { editorTexts } from '../editor-texts.ts'

interface FindBarProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** Finds and replaces in the text of one language. Enter leads to the next match, Shift Enter to the one before. */
export function FindBar({ editor, onClose }: FindBarProps) {
  const texts = useTexts(editorTexts).find
  const input = useRef<HTMLInputElement | null>(null)
  const [query, changeQuery] = useState('')
  const [replacement, setReplacement] = useState('')
  const { count, index } = useEditorState({
    editor,
    selector: () => {
      const state = findStateOf(editor.state)
      return { count: state.matches.length, index: state.index }
    },
  })

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    editor.view.dispatch(setQuery(editor.state, query))
  }, [editor, query])
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(setQuery(editor.state, ''))
    },
    [editor],
  )

  const step = (by: 1 | -1) => editor.view.dispatch(stepMatch(editor.state, by))

  function replace(all: boolean): void {
    editor.view.dispatch(replaceMatches(editor.state, replacement, { all }))
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      onClose()
      editor.commands.focus()
    } else if (event.key === 'Enter' && event.target === input.current) step(event.shiftKey ? -1 : 1)
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) replace(false)
    else return
    event.preventDefault()
  }

  return (
    <div
      role="search"
      aria-label={texts.title}
      onKeyDown={handleKeyDown}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2 sm:px-6"
    >
      <TextInput
        ref={input}
        isDense
        aria-label={texts.find}
        placeholder={texts.find}
        value={query}
        onChange={(event) => changeQuery(event.target.value)}
        className="w-44!"
      />
      <span role="status" className="min-w-16 text-12 text-muted">
        {query === '' ? '' : texts.matches({ number: count === 0 ? 0 : index + 1, count })}
      </span>
      <IconButton icon={ChevronUp} size="small" label={texts.previous} onClick={() => step(-1)} />
      <IconButton icon={ChevronDown} size="small" label={texts.next} onClick={() => step(1)} />
      <TextInput
        isDense
        aria-label={texts.replaceWith}
        placeholder={texts.replaceWith}
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
        className="w-44!"
      />
      <Button size="small" isDisabled={count === 0} onClick={() => replace(false)}>
        {texts.replace}
      </Button>
      <Button size="small" isDisabled={count === 0} onClick={() => replace(true)}>
        {texts.replaceAll}
      </Button>
      <IconButton
        icon={X}
        size="small"
        label={texts.close}
        onClick={() => {
          onClose()
          editor.commands.focus()
        }}
        className="ml-auto"
      />
    </div>
  )
}
