import { type KeyboardEvent, useState } from 'react'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { Alert } from '../../../../ui/primitives/alert.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { TextArea } from '../../../../ui/primitives/text-area.tsx'
import { Kbd } from '../../../shared/kbd.tsx'
import { commentsTexts } from './comments-texts.ts'
import type { NewPassage } from './passages.ts'
import type { Comments } from './use-comments.ts'

/** The server refuses more. */
const MAX_COMMENT_CHARACTERS = 2_000

interface CommentDialogProps {
  readonly passage: NewPassage
  readonly comments: Comments
}

/** Writes a comment on the selected passage. Ctrl Enter sends it. */
export function CommentDialog({ passage, comments }: CommentDialogProps) {
  const texts = useTexts(commentsTexts)
  const { cancel } = useBaseTexts().ui
  const [text, setText] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isMissing = text.trim() === ''

  async function send(): Promise<void> {
    setHasTried(true)
    if (isMissing || isBusy) return
    setIsBusy(true)
    setFailure(await comments.add(passage, text))
    setIsBusy(false)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={texts.newTitle}
      onClose={comments.cancel}
      footer={
        <>
          <Button onClick={comments.cancel}>{cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void send()}>
            {texts.send}
            <Kbd>Ctrl ↵</Kbd>
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Alert variant="error" className="mb-4">
          {failure}
        </Alert>
      )}
      <PassageQuote quote={passage.quote} lang={passage.locale} />
      <Field label={texts.text} error={hasTried && isMissing ? texts.missing : undefined} isRequired className="mt-4">
        {(control) => (
          <TextArea
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to write it
            autoFocus
            // Its rows do not count while it grows with the text.
            className="min-h-24"
            maxLength={MAX_COMMENT_CHARACTERS}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        )}
      </Field>
    </Dialog>
  )
}

/** The words as they were when the comment was written. */
export function PassageQuote({ quote, lang }: { readonly quote: string; readonly lang: string }) {
  return (
    <blockquote lang={lang} className="line-clamp-4 border-l-3 border-lamp pl-3 text-14 wrap-anywhere text-ink2">
      {quote}
    </blockquote>
  )
}
