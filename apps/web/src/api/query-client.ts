import { QueryClient } from '@tanstack/react-query'
import { useSession } from '../session/session-store.ts'
import { ApiFailure } from './failure.ts'

const MAX_RETRIES = 2

/** Only what may pass by itself is worth another try. */
function isPassing(error: Error): boolean {
  return error instanceof ApiFailure && (error.type === 'network' || error.type === 'unavailable')
}

/** The answers that the screens share. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A dead line shows its failure and a way on, instead of a skeleton for ever.
      networkMode: 'always',
      retry: (count, error) => isPassing(error) && count < MAX_RETRIES,
    },
  },
})

// What one person may see is not for the next.
useSession.subscribe((now, before) => {
  if (now.token !== before.token) queryClient.clear()
})
