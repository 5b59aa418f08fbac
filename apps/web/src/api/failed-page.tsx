import { useWords } from '../i18n/words.tsx'
import { Alert } from '../ui/primitives/alert.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { failureMessage } from './failure-message.ts'

/** What did not come, over or under what is there already. */
export function FailedPage({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const words = useWords().states
  return (
    <Alert
      variant="error"
      className="max-w-180"
      action={
        <div className="mt-2">
          <Button size="small" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        </div>
      }
    >
      {failureMessage(error, words)}
    </Alert>
  )
}
