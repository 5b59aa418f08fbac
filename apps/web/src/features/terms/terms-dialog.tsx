import { acceptTerms } from '@mixed-zone/contract/endpoints/people'
import { paths } from '@mixed-zone/contract/screens'
import { useState } from 'react'
import { failureMessage } from '../../api/failure-message.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { currentLocale, useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { setTermsDue } from '../../session/session-status.ts'
import { useSignOut } from '../../session/use-sign-out.tsx'
import { Dialog } from '../../ui/components/overlays/dialog.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { termsTexts } from './terms-texts.ts'

/** For a lazy component. */
export async function loadTermsDialog(): Promise<{ default: typeof TermsDialog }> {
  await termsTexts.load(currentLocale())
  return { default: TermsDialog }
}

/** Over the page until the new legal texts are accepted. They open in another tab, where nothing covers them. */
function TermsDialog() {
  const texts = useTexts(termsTexts)
  const { states } = useBaseTexts()
  const locale = useLocale()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const { handleSignOut, question } = useSignOut()

  async function handleAccept(): Promise<void> {
    setIsBusy(true)
    const result = await portal.call(acceptTerms)
    setIsBusy(false)
    if (!result.ok) return setFailure(result.failure)
    setTermsDue(false)
    // Everything that was refused meanwhile.
    await queryClient.resetQueries()
  }

  // Instead of this dialog, which comes back if the person stays.
  if (question !== null) return question
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      onClose={handleSignOut}
      title={texts.title}
      footer={
        <>
          <Button onClick={handleSignOut}>{texts.signOut}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void handleAccept()}>
            {texts.accept}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert variant="error" className="mb-4">
          {failureMessage(failure, states)}
        </Alert>
      )}
      <p className="mb-4">{texts.text}</p>
      <ul className="grid gap-2">
        {(['legalNotice', 'privacyPolicy'] as const).map((page) => (
          <li key={page}>
            <a href={paths[page]({ locale })} target="_blank" rel="noreferrer" className="font-semibold underline">
              {texts[page]}
              <span className="sr-only"> ({texts.newTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
