import { useBaseTexts } from '../i18n/base-texts.ts'
import { Alert } from '../ui/primitives/alert.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { failureMessage } from './failure-message.ts'

/** What did not come, over or under what is there already. */
export function FailedPage({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
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
