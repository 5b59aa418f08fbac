import { useEffect, useEffectEvent } from 'react'

const RETRY_MS = 5_000

/** Tries again every few seconds while there is no connection, and as soon as the browser says that it is back. */
export function useRetryWhileOffline(isOffline: boolean, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (!isOffline) return
    const timer = setInterval(retry, RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [isOffline])
}
