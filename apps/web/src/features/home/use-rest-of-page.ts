import { startTransition, useEffect, useState } from 'react'

// Whoever comes back finds the page as tall as it was: their place on it depends on that.
let wasShown = false

/**
 * False until the top of the first page has been painted. What lies below it is drawn after that, in pieces, so that the
 * story of the hour does not wait for thirty others and a finger is never kept waiting.
 */
export function useRestOfPage(): boolean {
  const [isDrawn, setIsDrawn] = useState(wasShown)

  useEffect(() => {
    if (isDrawn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        wasShown = true
        startTransition(() => setIsDrawn(true))
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isDrawn])

  return isDrawn
}
