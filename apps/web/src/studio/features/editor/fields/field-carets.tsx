import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { useTexts } from '../../../../i18n/texts.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import type { Colleague } from '../document/carets.ts'
import { editorTexts } from '../editor-texts.ts'
import { firstNameOf } from '../writing-colleagues.tsx'

interface FieldCaret {
  readonly colleague: Colleague
  readonly index: number
}

/** Tells colleagues where this person writes in a title or summary. */
export function setFieldCaret(awareness: Awareness, text: Y.Text, textArea: HTMLTextAreaElement): void {
  const anchor = Y.createRelativePositionFromTypeIndex(text, textArea.selectionStart)
  const head = Y.createRelativePositionFromTypeIndex(text, textArea.selectionEnd)
  awareness.setLocalStateField('cursor', { anchor, head })
}

/** Where colleagues write in a title or summary. */
export function useFieldCarets(awareness: Awareness, text: Y.Text): readonly FieldCaret[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      awareness.on('change', listener)
      text.observe(listener)
      return () => {
        awareness.off('change', listener)
        text.unobserve(listener)
      }
    },
    [awareness, text],
  )
  const snapshot = useSyncExternalStore(
    subscribe,
    // As a string, which is equal as long as no caret in this field has moved.
    () => JSON.stringify(findCarets(awareness, text)),
  )
  // The cast: parsed from what this function wrote.
  return useMemo(() => JSON.parse(snapshot) as readonly FieldCaret[], [snapshot])
}

function findCarets(awareness: Awareness, text: Y.Text): FieldCaret[] {
  const { doc } = text
  if (doc === null) return []
  return [...awareness.getStates()].flatMap(([key, { user, cursor }]) => {
    if (key === awareness.clientID || !user || !cursor) return []
    const found = Y.createAbsolutePositionFromRelativePosition(cursor.head, doc)
    // The cast: only `createCarets` sets `user` for others, to a `Colleague`.
    return found?.type === text ? { colleague: user as Colleague, index: found.index } : []
  })
}

interface FieldCaretsProps {
  readonly carets: readonly FieldCaret[]
  readonly value: string
  /** Of the text area, so that lines break at the same places. */
  readonly className: string
}

/** Carets over a text area, which cannot contain any: the same text, invisible, with the carets in it. */
export function FieldCarets({ carets, value, className }: FieldCaretsProps) {
  return carets.map(({ colleague: { connectionId, name, colour }, index }) => (
    <div
      key={connectionId}
      aria-hidden="true"
      className={classNames(
        'pointer-events-none invisible absolute inset-0 whitespace-pre-wrap wrap-break-word',
        className,
      )}
    >
      {value.slice(0, index)}
      <span className={`remote-caret visible caret-colour-${colour}`}>
        <span className="remote-caret-name">{firstNameOf(name)}</span>
      </span>
      {value.slice(index)}
    </div>
  ))
}

/** For screen readers: who wrote in the field just now. A caret disappears `VISIBLE_MS` (`carets.ts`) after its last move. */
export function FieldWriters({ carets }: Pick<FieldCaretsProps, 'carets'>) {
  const texts = useTexts(editorTexts)
  if (carets.length === 0) return null
  return (
    <span className="sr-only">
      {texts.writing}: {carets.map(({ colleague }) => firstNameOf(colleague.name)).join(', ')}
    </span>
  )
}
