import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'

interface QuestionDialogProps {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be taken back. */
export function QuestionDialog({ title, text, confirm, onConfirm, onClose }: QuestionDialogProps) {
  const { cancel } = useBaseTexts().ui
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
