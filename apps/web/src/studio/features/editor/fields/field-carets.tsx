import { useEffect, useState } from 'react'
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
export function setFieldCaret(awareness: Awareness, text: Y.Text, area: HTMLTextAreaElement): void {
  const anchor = Y.createRelativePositionFromTypeIndex(text, area.selectionStart)
  const head = Y.createRelativePositionFromTypeIndex(text, area.selectionEnd)
  awareness.setLocalStateField('cursor', { anchor, head })
}

/** Where colleagues write in a title or summary. */
export function useFieldCarets(awareness: Awareness, text: Y.Text): readonly FieldCaret[] {
  const [carets, setCarets] = useState<readonly FieldCaret[]>([])
  useEffect(() => {
    const update = () => {
      const found = findCarets(awareness, text)
      setCarets((before) => (before.length === 0 && found.length === 0 ? before : found))
    }
    awareness.on('change', update)
    text.observe(update)
    return () => {
      awareness.off('change', update)
      text.unobserve(update)
    }
  }, [awareness, text])
  return carets
}

function findCarets(awareness: Awareness, text: Y.Text): FieldCaret[] {
  const { doc } = text
  if (doc === null) return []
  return [...awareness.getStates()].flatMap(([key, { user, cursor }]) => {
    if (key === awareness.clientID || !user || !cursor) return []
    const found = Y.createAbsolutePositionFromRelativePosition(cursor.head, doc)
    // Set by `createCarets`.
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

/** For screen readers: who writes in the field now. */
export function FieldWriters({ carets }: Pick<FieldCaretsProps, 'carets'>) {
  const texts = useTexts(editorTexts)
  if (carets.length === 0) return null
  return (
    <span className="sr-only">
      {texts.writing}: {carets.map(({ colleague }) => firstNameOf(colleague.name)).join(', ')}
    </span>
  )
}
