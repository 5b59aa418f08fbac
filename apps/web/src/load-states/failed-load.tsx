import { ApiFailure } from '../api/failure.ts'
import { failureMessage } from '../api/failure-message.ts'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { Alert } from '../ui/primitives/alert.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { NotFound } from './not-found.tsx'

interface FailedLoadProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** In place of a screen whose data could not be loaded. */
export function FailedLoad({ error, onRetry }: FailedLoadProps) {
  const { states: texts, shell } = useBaseTexts()
  if (error instanceof ApiFailure && error.type === 'not-found') return <NotFound />
  const requestId = error instanceof ApiFailure ? error.requestId : null
  const isOffline = error instanceof ApiFailure && error.type === 'network' && !navigator.onLine
  return (
    <div className="page-width py-16 lg:py-24">
      {isOffline ? (
        <Alert variant="warning" word={shell.offlineWord} className="max-w-180">
          {texts.notOffline}
        </Alert>
      ) : (
        <Alert variant="error" className="max-w-180">
          {failureMessage(error, texts)}
        </Alert>
      )}
      <Button className="mt-6" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
      {requestId !== null && <p className="mt-6 text-14 text-muted">{texts.requestId({ id: requestId })}</p>}
    </div>
  )
}

/** Beside content that is already there, for a part that could not be loaded. */
export function FailedPart({ error, onRetry }: FailedLoadProps) {
  const texts = useBaseTexts().states
  return (
    <Alert
      variant="error"
      className="max-w-180"
      action={
        <div className="mt-2">
          <Button size="small" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        </div>
      }
    >
      {failureMessage(error, texts)}
    </Alert>
  )
}
