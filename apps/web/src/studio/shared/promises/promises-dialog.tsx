import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { PromisesEditor } from './promises-editor.tsx'
import { promisesTexts } from './promises-texts.ts'

/** The promised deliveries, beside the board that is made of them. */
export function PromisesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen isPhoneScreen title={useTexts(promisesTexts).title} onClose={onClose}>
      <PromisesEditor />
    </Dialog>
  )
}
