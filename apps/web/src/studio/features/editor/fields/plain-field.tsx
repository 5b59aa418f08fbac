import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { Awareness } from 'y-protocols/awareness'
import type * as Y from 'yjs'
import { useStore } from 'zustand'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { toasts } from '../../../../ui/components/overlays/toast-store.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import type { ContestedPassages } from '../document/contested-passages.ts'
import { editorTexts } from '../editor-texts.ts'
import { bindText } from './bind-text.ts'
import { FieldCarets, FieldWriters, setFieldCaret, useFieldCarets } from './field-carets.tsx'

interface PlainFieldProps {
  readonly text: Y.Text
  readonly typeText: (text: Y.Text, value: string) => void
  readonly undoManager: Y.UndoManager
  readonly contestedPassages: ContestedPassages['store']
  /** The carets of colleagues. */
  readonly awareness: Awareness
  readonly label: string
  /** With the language: three of them may be on the page. */
  readonly accessibleLabel: string
  /** Of the text, for the spell-checker. */
  readonly lang: string
  /** Which text it is, for what is anchored in it. */
  readonly part: 'title' | 'summary'
  /** Under the text, such as highlights. */
  readonly underlay?: ReactNode
  /** More is allowed, but too long for most places. */
  readonly suggestedCharacters: number
  /** Nobody can type more. Merged texts of several people may be longer. */
  readonly maxCharacters: number
  readonly isEditable: boolean
  /** Enter leads to the next field. */
  readonly onEnter: () => void
  readonly onFocus?: () => void
  readonly className: string
}

/** A title or summary that several people write at once: one paragraph without formats. */
export function PlainField(props: PlainFieldProps) {
  const {
    text,
    typeText,
    undoManager,
    contestedPassages,
    awareness,
    label,
    accessibleLabel,
    lang,
    part,
    underlay,
    suggestedCharacters,
    maxCharacters,
    isEditable,
    onEnter,
    onFocus,
    className,
  } = props
  const texts = useTexts(editorTexts)
  const { formatNumber } = useFormats()
  const area = useRef<HTMLTextAreaElement | null>(null)
  const value = useSharedText(text)
  const { length } = value
  const carets = useFieldCarets(awareness, text)
  const hintId = useId()
  const passage = useStore(contestedPassages, ({ passages }) => passages.find(({ type }) => type === text))

  useEffect(() => {
    if (area.current === null) return
    return bindText({ text, area: area.current, typeText })
  }, [text, typeText])

  const handleBeforeInput = useEffectEvent((event: InputEvent) => {
    if (event.inputType !== 'insertFromPaste' && event.inputType !== 'insertFromDrop') return
    if (area.current === null || fitsInto(area.current, event.data ?? '')) return
    event.preventDefault()
    toasts.showError(texts.tooLarge.field({ max: formatNumber(maxCharacters) }))
  })
  // The browser would silently cut what does not fit. React's own event has no input type.
  useEffect(() => {
    const listening = new AbortController()
    area.current?.addEventListener('beforeinput', handleBeforeInput, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const key = event.key.toLowerCase()
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key === 'Enter' && !isCommand) onEnter()
    else if (!isEditable) return
    else if (isCommand && key === 'z' && !event.shiftKey) undoManager.undo()
    else if (isCommand && (key === 'y' || key === 'z')) undoManager.redo()
    else return
    event.preventDefault()
  }

  return (
    <div className="mt-4 first:mt-0">
      <div className="relative">
        {underlay}
        <textarea
          ref={area}
          aria-label={accessibleLabel}
          aria-describedby={passage && hintId}
          data-passage={passage?.key}
          rows={1}
          lang={lang}
          data-part={part}
          placeholder={label}
          spellCheck
          maxLength={maxCharacters}
          readOnly={!isEditable}
          onKeyDown={handleKeyDown}
          onSelect={({ currentTarget }) => setFieldCaret(awareness, text, currentTarget)}
          onFocus={onFocus}
          className={classNames(
            'relative block field-sizing-content w-full resize-none rounded-control bg-transparent placeholder:text-muted outline-offset-4',
            className,
            passage && 'contested-passage',
          )}
        />
        <FieldCarets carets={carets} value={value} className={className} />
      </div>
      {passage && (
        <p id={hintId} className="mt-2 text-12 font-semibold text-flare">
          {texts.contested.hint}
        </p>
      )}
      <p className="mt-1 flex justify-between gap-4 text-12 text-muted">
        <span aria-hidden="true">{label}</span>
        <FieldWriters carets={carets} />
        <span className={length > suggestedCharacters ? 'font-semibold text-accent-text' : undefined}>
          {texts.characters({ count: length, max: suggestedCharacters })}
        </span>
      </p>
    </div>
  )
}

/** Whether the text area can take a text in the place of its selection. The browser counts before lines are joined. */
function fitsInto({ value, selectionStart, selectionEnd, maxLength }: HTMLTextAreaElement, inserted: string): boolean {
  return value.length - (selectionEnd - selectionStart) + inserted.replaceAll('\r\n', '\n').length <= maxLength
}

/** The content of a shared text, as it changes. */
export function useSharedText(text: Y.Text): string {
  return useSyncExternalStore(
    (listener) => {
      text.observe(listener)
      return () => text.unobserve(listener)
    },
    () => text.toString(),
  )
}
