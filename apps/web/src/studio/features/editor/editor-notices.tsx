import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { ContestedPassage } from '@mixed-zone/document/contested'
import { textOf } from '@mixed-zone/document/translations'
import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { XmlElement } from 'yjs'
import { useStore } from 'zustand'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import type { OpenPostDocument } from './document/post-document.ts'
import type { Refusal } from './document/save-state.ts'
import { editorTexts } from './editor-texts.ts'
import type { RefusedField } from './facts/use-open-fields.ts'
import { useResumeAfterTrash } from './use-editor-saving.ts'

interface EditorNoticesProps {
  readonly opened: OpenPostDocument
  readonly detail: PostDetail
  readonly isEditable: boolean
  /** Facts and captions. */
  readonly refusals: readonly RefusedField[]
  /** Leads to a passage in the text. */
  readonly onShow: (passage: ContestedPassage) => void
}

/** What stands in the way of writing, the reviewer's note, and passages to read again after a lost connection. */
export function EditorNotices({ opened, detail, isEditable, refusals, onShow }: EditorNoticesProps) {
  const texts = useTexts(editorTexts)
  const { passages } = useStore(opened.contestedPassages)
  const { isNearlyFull } = useStore(opened.size)
  const hasLists = passages.length + refusals.length > 0
  return (
    <>
      <WritingBlock opened={opened} detail={detail} />
      {(isNearlyFull || detail.note !== null || hasLists) && (
        <div className="mx-auto grid max-w-190 gap-3 px-4 py-4 sm:px-6">
          {refusals.length > 0 && <RefusedFields refusals={refusals} />}
          {isNearlyFull && <Alert variant="warning">{texts.nearlyFull}</Alert>}
          {detail.note !== null && (
            <Alert variant="info" word={texts.noteFrom({ name: detail.note.by?.name ?? texts.someone })}>
              {detail.note.text}
            </Alert>
          )}
          <ContestedPassages opened={opened} isEditable={isEditable} onShow={onShow} />
        </div>
      )}
    </>
  )
}

/** Why nothing can be written. It stays in view, because the field in which somebody is typing may be far below the top. */
function WritingBlock({ opened, detail }: Pick<EditorNoticesProps, 'opened' | 'detail'>) {
  const texts = useTexts(editorTexts)
  const { saveState } = useStore(opened.status)
  useResumeAfterTrash(opened, detail)
  const refused = saveState.kind === 'refused' ? saveState : null
  const reason = refused?.reason ?? (detail.state === 'trash' ? 'trash' : null)
  if (reason === null) return null
  const changes = refused?.changes ?? 0
  return (
    <div className="sticky top-0 z-25 mx-auto max-w-190 bg-paper px-4 py-4 max-sm:top-14 sm:px-6">
      <Alert
        variant={reason === 'trash' ? 'warning' : 'error'}
        role="alert"
        action={<RefusalAction opened={opened} reason={reason} />}
      >
        {texts.refusals[reason]}
        {changes > 0 && ` ${texts.keptHere({ count: changes })}`}
      </Alert>
    </div>
  )
}

/** What was refused would be sent and refused again on every page: it has to be given up. */
function RefusalAction({ opened, reason }: Pick<EditorNoticesProps, 'opened'> & { readonly reason: Refusal }) {
  const texts = useTexts(editorTexts)
  if (reason !== 'reload' && reason !== 'invalid') return null
  async function reload(): Promise<void> {
    if (reason === 'invalid') await opened.discardUnsent()
    location.reload()
  }
  return (
    <Button size="small" onClick={() => void reload()} className="mt-2">
      {reason === 'invalid' ? texts.discardAndReload : texts.reload}
    </Button>
  )
}

/** What the server does not take is neither lost nor sent again before somebody has looked at it. */
function RefusedFields({ refusals }: Pick<EditorNoticesProps, 'refusals'>) {
  const texts = useTexts(editorTexts).refused
  return (
    <Alert variant="error">
      {texts.title}
      <ul className="mt-2 grid gap-3">
        {refusals.map(({ key, label, words, reason, correct, discard }) => (
          <li key={key} className="text-14">
            <span id={`refused-${key}`} className="font-semibold">
              {label}:
            </span>{' '}
            <span className="wrap-anywhere whitespace-pre-line">{words}</span>
            <span className="block text-flare">{reason}</span>
            <span className="inline-flex gap-3">
              {correct !== null && (
                <button type="button" aria-describedby={`refused-${key}`} onClick={correct} className={LINK_BUTTON}>
                  {texts.correct}
                </button>
              )}
              <button type="button" aria-describedby={`refused-${key}`} onClick={discard} className={LINK_BUTTON}>
                {texts.discard}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const MAX_EXCERPT = 120

const LINK_BUTTON = 'underlined rounded-control font-semibold pointer-coarse:min-h-11'

function ContestedPassages({ opened, isEditable, onShow }: Omit<EditorNoticesProps, 'detail' | 'refusals'>) {
  const texts = useTexts(editorTexts)
  const names = LOCALE_NAMES[useLocale()]
  const { dateTime } = useFormats()
  const list = useRef<HTMLUListElement | null>(null)
  const { passages } = useStore(opened.contestedPassages)
  if (passages.length === 0) return null

  function confirm(passage: ContestedPassage): void {
    // The button goes away with what was read.
    if (passages.length > 1) list.current?.focus()
    else document.querySelector<HTMLElement>('textarea[data-part=title]')?.focus()
    opened.confirmPassage(passage)
  }

  return (
    <Alert variant="warning" word={texts.contested.title}>
      <ul ref={list} tabIndex={-1} className="mt-1 grid max-h-72 gap-2 overflow-y-auto">
        {passages.map((passage) => (
          <li key={passage.key} className="text-14 wrap-anywhere">
            <span id={`passage-${passage.key}`} className="font-semibold">
              {texts.fieldIn({ field: texts.contested.fields[passage.field], language: names[passage.locale] })}:
            </span>{' '}
            {excerptOf(passage)}{' '}
            <span className="text-muted">
              ({texts.contested.merged({ name: passage.by || texts.someone, time: dateTime(new Date(passage.at)) })})
            </span>{' '}
            <span className="inline-flex gap-3">
              <button
                type="button"
                aria-describedby={`passage-${passage.key}`}
                onClick={() => onShow(passage)}
                className={LINK_BUTTON}
              >
                {texts.contested.show}
              </button>
              {isEditable && (
                <button
                  type="button"
                  aria-describedby={`passage-${passage.key}`}
                  onClick={() => confirm(passage)}
                  className={LINK_BUTTON}
                >
                  {texts.contested.confirm}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function excerptOf({ type }: ContestedPassage): string {
  const text = type instanceof XmlElement ? textOf(type) : type.toString()
  return text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}…` : text
}

/** Leads to a contested passage: shows its language, scrolls to it and puts the caret there. */
export function useShownPassage(onShow: (passage: ContestedPassage) => void): (passage: ContestedPassage) => void {
  const [shown, setShown] = useState<{ readonly passage: ContestedPassage } | null>(null)

  // After the language has been drawn.
  useEffect(() => {
    if (shown !== null) focusPassage(shown.passage.key)
  }, [shown])

  return (passage) => {
    onShow(passage)
    setShown({ passage })
  }
}

function focusPassage(key: string): void {
  const element = document.querySelector<HTMLElement>(`[data-passage="${key}"]`)
  const editor = element?.closest<TiptapEditorHTMLElement>('.story-body')?.editor
  if (element === null || editor === undefined) element?.focus()
  else editor.commands.focus(editor.view.posAtDOM(element, 0))
}
