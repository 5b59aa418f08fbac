import { translatePost } from '@mixed-zone/contract/endpoints/studio/translations'
import { LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { type DocumentTexts, replaceTexts } from '@mixed-zone/document/document'
import { BODY_SCHEMA } from '@mixed-zone/document/schema'
import { isWritten, markMachineTranslation, readOriginal, saveReviewed } from '@mixed-zone/document/translations'
import { DOMParser as BodyParser, type Node } from '@tiptap/pm/model'
import { Check, Languages } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { ApiFailure } from '../../../../api/failure.ts'
import { failureMessage } from '../../../../api/failure-message.ts'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../../ui/primitives/alert.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { studioClient } from '../../../shared/studio-client.ts'
import { findExceededLimit } from '../body/change-size-limit.ts'
import type { OpenPostDocument } from '../document/post-document.ts'
import { editorTexts } from '../editor-texts.ts'
import type { TranslationMarks } from './use-translation-marks.ts'

export type TranslatedPost = Pick<PostDetail, 'id' | 'state' | 'hasChanges' | 'canTranslate'>

interface TranslateButtonProps {
  readonly opened: OpenPostDocument
  readonly post: TranslatedPost
  readonly source: Locale
  readonly locale: Locale
  /** The draft is in the document. */
  readonly onInserted: () => void
}

/** Offers a draft by machine translation, and asks each time before the text is sent to the service. */
export function TranslateButton(props: TranslateButtonProps) {
  const texts = useTexts(editorTexts).machine
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button icon={Languages} onClick={() => setIsAsking(true)}>
        {texts.offer}
      </Button>
      {isAsking && <TranslateDialog {...props} onClose={() => setIsAsking(false)} />}
    </>
  )
}

interface TranslateDialogProps extends TranslateButtonProps {
  readonly onClose: () => void
}

function TranslateDialog({ opened, post, source, locale, onInserted, onClose }: TranslateDialogProps) {
  const { machine: texts, publishBlocked, tooLarge } = useTexts(editorTexts)
  const { ui, states } = useBaseTexts()
  const { saveState } = useStore(opened.status)
  const names = LOCALE_NAMES[useLocale()]
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const request = useRef<AbortController | null>(null)
  const { document } = opened

  useEffect(() => () => request.current?.abort(), [])

  async function translate(): Promise<void> {
    const controller = new AbortController()
    request.current = controller
    setIsBusy(true)
    setProblem(null)
    try {
      const original = readOriginal(document, source)
      const body = { from: source, to: locale, confirmed: true }
      const { signal } = controller
      const result = await studioClient.call(translatePost, body, { params: { id: post.id }, signal })
      if (result.ok) insert({ ...result.value, body: parseBody(result.value.body) }, original)
      else setProblem(messageOf(result.failure))
    } catch (error) {
      if (!controller.signal.aborted) toasts.showError(failureMessage(error, states))
      // What a colleague writes ends this dialog.
      else if (isWritten(document, locale)) sayThatSomebodyHasBegun()
    }
    setIsBusy(false)
  }

  function insert(draft: DocumentTexts, original: ReturnType<typeof readOriginal>): void {
    const limit = findExceededLimit(draft.body, opened.getFreeBytes)
    if (limit !== null) return setProblem(limit === 'change' ? texts.tooLarge : tooLarge.document)
    onClose()
    if (isWritten(document, locale)) return sayThatSomebodyHasBegun()
    document.transact(() => {
      replaceTexts(document, locale, draft)
      saveReviewed(document, locale, original)
      markMachineTranslation(document, locale)
    })
    onInserted()
  }

  function sayThatSomebodyHasBegun(): void {
    toasts.showError(texts.begun)
  }

  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={texts.confirmTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          {/* The server translates what it has stored. */}
          <Button
            variant="primary"
            isBusy={isBusy}
            isDisabled={saveState.kind !== 'saved'}
            {...(saveState.kind === 'offline' && { disabledReason: publishBlocked.offline })}
            onClick={() => void translate()}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <p>{texts.confirmText({ source: names[source], target: names[locale] })}</p>
      <p className="mt-3 font-semibold">{noteOn(post)}</p>
      {problem !== null && (
        <Alert variant="error" className="mt-4">
          {problem}
        </Alert>
      )}
    </Dialog>
  )

  function noteOn({ state, hasChanges }: TranslatedPost): string {
    if (state === 'embargoed') return texts.embargoed
    return state === 'published' && !hasChanges ? texts.isPublic : texts.notPublic
  }

  function messageOf(failed: ApiFailure): string {
    if (failed.type === 'unavailable') return texts.unavailable
    return failed.type === 'too-large' ? texts.tooLarge : failureMessage(failed, states)
  }
}

/** The server has sanitised it. */
function parseBody(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return BodyParser.fromSchema(BODY_SCHEMA).parse(body, { preserveWhitespace: true })
}

interface MachineNoticeProps {
  readonly locale: Locale
  readonly marks: TranslationMarks
  readonly isEditable: boolean
}

/** Stays over a machine translation until somebody has read it. */
export function MachineNotice({ locale, marks, isEditable }: MachineNoticeProps) {
  const texts = useTexts(editorTexts).machine
  if (!marks.areUnread[locale]) return null
  return (
    <Alert
      variant="warning"
      word={texts.notice}
      className="my-3 text-14"
      action={
        isEditable && (
          <Button
            size="small"
            icon={Check}
            className="mt-2 flex"
            onClick={() => {
              // The button goes away.
              document.querySelector<HTMLElement>(`textarea[lang=${locale}]`)?.focus()
              marks.confirmRead(locale)
            }}
          >
            {texts.read}
          </Button>
        )
      }
    >
      {texts.noticeText}
    </Alert>
  )
}
