import { type PointerEvent, useRef, useState } from 'react'

// Shorter movements are ignored.
const MIN_SWIPE_PX = 48

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: () => void
}

interface Swipe {
  /** How far the picture has been dragged, in px. */
  readonly offsetPx: number
  readonly handlers: SwipeHandlers
}

/** The direction of a swipe: 1 for the next, -1 for the previous, 0 for a tap or a vertical movement. */
export function swipeStep(acrossPx: number, downPx: number): -1 | 0 | 1 {
  if (Math.abs(acrossPx) < MIN_SWIPE_PX || Math.abs(acrossPx) < Math.abs(downPx)) return 0
  return acrossPx < 0 ? 1 : -1
}

/** Tracks horizontal swipes with one finger. The element needs `touch-pan-y`, so that the browser handles vertical panning only. */
export function useSwipe(onSwipe: (step: -1 | 1) => void): Swipe {
  const start = useRef<{ id: number; x: number; y: number } | null>(null)
  const [offsetPx, setOffsetPx] = useState(0)

  function end() {
    start.current = null
    setOffsetPx(0)
  }

  return {
    offsetPx,
    handlers: {
      onPointerDown(event) {
        // A second finger starts a pinch, which the browser handles.
        if (event.pointerType === 'mouse' || !event.isPrimary) return end()
        start.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
      },
      onPointerMove(event) {
        if (start.current?.id === event.pointerId) setOffsetPx(event.clientX - start.current.x)
      },
      onPointerUp(event) {
        if (start.current?.id !== event.pointerId) return
        const step = swipeStep(event.clientX - start.current.x, event.clientY - start.current.y)
        end()
        if (step !== 0) onSwipe(step)
      },
      onPointerCancel: end,
    },
  }
}
