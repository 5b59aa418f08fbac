import { startTransition, useEffect, useState } from 'react'

// Whoever comes back finds the page as tall as it was: their place on it depends on that.
let wereAllDrawn = false

/**
 * How many of the parts below the top of the page are drawn. None until the top of the first page has been painted, then one
 * more with each frame: the story of the hour does not wait for thirty others, and a finger is never kept waiting.
 */
export function useDrawnParts(count: number): number {
  const [drawn, setDrawn] = useState(0)
  const isDone = wereAllDrawn || drawn >= count

  useEffect(() => {
    if (isDone) {
      wereAllDrawn = true
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, isDone])

  return isDone ? count : drawn
}
