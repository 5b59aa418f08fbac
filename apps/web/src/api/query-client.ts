import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './failure.ts'

const MAX_RETRIES = 2

/** Other failures would only be repeated. */
function isTransient(error: Error): boolean {
  return error instanceof ApiFailure && (error.type === 'network' || error.type === 'unavailable')
}

/** The cache of server data that all screens share. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Offline, show the failure and a retry button instead of an endless skeleton.
      networkMode: 'always',
      retry: (count, error) => isTransient(error) && count < MAX_RETRIES && navigator.onLine !== false,
      // Refetch failed queries and offline copies when the browser is online again.
      refetchOnReconnect: 'always',
    },
  },
})
