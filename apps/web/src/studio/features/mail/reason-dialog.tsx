import { useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { mailTexts } from './mail-texts.ts'

const MAX_REASON_CHARACTERS = 500

interface ReasonDialogProps {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly isDanger?: boolean
  readonly isBusy: boolean
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/** Asks for the reason of an action, which the audit log records. */
export function ReasonDialog({
  title,
  text,
  confirm,
  isDanger = false,
  isBusy,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const texts = useTexts(mailTexts)
  const { ui } = useBaseTexts()
  const [reason, setReason] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const error = hasTried && reason.trim() === '' ? texts.reasonMissing : undefined
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={title}
      subtitle={text}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={() => {
              setHasTried(true)
              if (reason.trim() !== '') onConfirm(reason.trim())
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Field label={texts.reason} help={texts.reasonHelp} error={error} isRequired>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={MAX_REASON_CHARACTERS}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
