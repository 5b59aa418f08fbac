import { useState } from 'react'
import { failureMessage } from '../../api/failure-message.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { bootConfig } from '../../api/boot-config.ts'
import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/components/dialog.tsx'
import { toasts } from '../../ui/components/toast-store.ts'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { acceptTerms } from './embargo-terms-queries.ts'
import { useEmbargoTermsWords } from './words/embargo-terms-words.ts'

/** The terms under which embargoed posts are shown, to accept or to leave for later. */
export function EmbargoTermsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useEmbargoTermsWords()
  const { states } = useWords()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  async function handleAccept() {
    setIsBusy(true)
    setFailure(null)
    const result = await acceptTerms()
    setIsBusy(false)
    if (!result.ok) return setFailure(result.failure)
    toasts.show(words.accepted)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button onClick={onClose}>{words.later}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void handleAccept()}>
            {words.accept}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert variant="error" className="mb-4">
          {failureMessage(failure, states)}
        </Alert>
      )}
      <p className="mb-4">{words.intro({ league: bootConfig.leagueName })}</p>
      <ol className="grid list-decimal gap-3 pl-6">
        {words.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
      <p className="mt-4 text-14 text-muted">{words.contact({ email: bootConfig.help.email })}</p>
    </Dialog>
  )
}
