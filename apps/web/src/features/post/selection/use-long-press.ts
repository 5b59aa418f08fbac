import { type MouseEvent, type PointerEvent, useRef } from 'react'

const LONG_MS = 500
/** Tolerance for small movements. */
const MAX_MOVEMENT_PX = 10

/** Long press on touch screens. The click that follows it is suppressed. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const hasFired = useRef(false)
  const isTouch = useRef(false)

  const stop = () => clearTimeout(timer.current)

  return {
    onPointerDown(event: PointerEvent) {
      hasFired.current = false
      isTouch.current = event.pointerType === 'touch'
      if (!isTouch.current) return
      start.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(() => {
        hasFired.current = true
        onLongPress()
      }, LONG_MS)
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = start.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > MAX_MOVEMENT_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      // Suppresses the browser's context menu of pictures.
      if (isTouch.current) event.preventDefault()
    },
    /** Whether the current click ends a long press. */
    wasLong: () => hasFired.current,
  }
}
