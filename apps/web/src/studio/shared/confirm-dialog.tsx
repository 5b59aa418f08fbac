import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Dialog } from '../../ui/components/overlays/dialog.tsx'
import { Button } from '../../ui/primitives/button.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly confirm: string
  /** Default: true. */
  readonly isDanger?: boolean
  readonly isBusy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot simply be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, isDanger = true, isBusy = false, onConfirm, onClose } = props
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
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant={isDanger ? 'destructive' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
