import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { peopleTexts } from './people-texts.ts'

const MAX_REASON_CHARACTERS = 500

interface SuspendDialogProps {
  readonly title: string
  readonly onSuspend: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why somebody is suspended. */
export function SuspendDialog({ title, onSuspend, onClose }: SuspendDialogProps) {
  const texts = useTexts(peopleTexts)
  const { cancel } = useBaseTexts().ui
  const field = useRef<HTMLTextAreaElement | null>(null)
  const [reason, setReason] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isMissing = reason.trim() === ''

  useEffect(() => field.current?.focus(), [])

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    setHasTried(true)
    if (isMissing) field.current?.focus()
    else onSuspend(reason.trim())
  }

  return (
    <DialogWindow isOpen onClose={onClose} size="small">
      <form onSubmit={handleSubmit} className="contents">
        <DialogView
          title={title}
          onClose={onClose}
          footer={
            <>
              <Button variant="quiet" onClick={onClose}>
                {cancel}
              </Button>
              <Button type="submit" variant="destructive">
                {texts.suspendConfirm}
              </Button>
            </>
          }
        >
          <p className="mb-4 text-muted">{texts.suspendText}</p>
          <Field
            label={texts.suspendReason}
            error={hasTried && isMissing ? texts.suspendMissing : undefined}
            isRequired
          >
            {(control) => (
              <TextArea
                {...control}
                ref={field}
                value={reason}
                maxLength={MAX_REASON_CHARACTERS}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </DialogView>
      </form>
    </DialogWindow>
  )
}
