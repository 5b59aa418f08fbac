import { useBaseTexts } from '../i18n/base-texts.ts'
import { Alert } from '../ui/primitives/alert.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { failureMessage } from './failure-message.ts'
import { ApiFailure } from './failure.ts'
import { NotFound } from './not-found.tsx'

interface FailedLoadProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Where a screen would stand whose content did not come: what happened, in place, and a way on. */
export function FailedLoad({ error, onRetry }: FailedLoadProps) {
  const texts = useBaseTexts().states
  if (error instanceof ApiFailure && error.type === 'not-found') return <NotFound />
  const requestId = error instanceof ApiFailure ? error.requestId : null
  return (
    <div className="page-width py-16 lg:py-24">
      <Alert variant="error" className="max-w-180">
        {failureMessage(error, texts)}
      </Alert>
      <Button className="mt-6" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
      {requestId !== null && <p className="mt-6 text-14 text-muted">{texts.requestId({ id: requestId })}</p>}
    </div>
  )
}
