import type { ErrorComponentProps } from '@tanstack/react-router'
import { failureMessage } from '../api/failure-message.ts'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { useDocumentTitle } from '../i18n/page-title.ts'
import { Alert } from '../ui/primitives/alert.tsx'
import { Button } from '../ui/primitives/button.tsx'

/** For what nobody expected, such as a screen whose code did not arrive. It stands where the screen would. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const texts = useBaseTexts().states
  useDocumentTitle(texts.failedTitle)
  return (
    <div className="page-width py-16 lg:py-24">
      <h1 className="headline-36">{texts.failedTitle}</h1>
      <Alert variant="error" className="mt-6 max-w-180">
        {failureMessage(error, texts)}
      </Alert>
      {/* Whatever broke, a fresh page has a fresh start. */}
      <Button className="mt-6" onClick={() => window.location.reload()}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
