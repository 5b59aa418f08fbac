import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const LONG_PRESS_MS = 500
/** Tolerance for small movements. */
const MAX_MOVEMENT_PX = 10

/** A long press by one finger. Pass the handlers to an element; the click that ends a long press does not reach what is in it. */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const isTouch = useRef(false)
  const isLong = useRef(false)

  const stop = () => clearTimeout(timer.current)
  // A live event may remove the element while it is held.
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** Whether the press that is going on, or has just ended, is a long one. */
    isLong: () => isLong.current,
    handlers: {
      onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
        // A second finger starts another gesture.
        stop()
        if (!isPrimary) return
        isLong.current = false
        isTouch.current = pointerType === 'touch'
        if (!isTouch.current || onLongPress === undefined) return
        start.current = { x: clientX, y: clientY }
        timer.current = setTimeout(() => {
          isLong.current = true
          onLongPress()
        }, LONG_PRESS_MS)
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { x, y } = start.current
        if (Math.hypot(clientX - x, clientY - y) > MAX_MOVEMENT_PX) stop()
      },
      onPointerUp: stop,
      onPointerCancel() {
        stop()
        // No click follows: the next one is of a keyboard or a screen reader.
        isLong.current = false
      },
      onClickCapture(event: MouseEvent) {
        if (!isLong.current) return
        isLong.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      onContextMenu(event: MouseEvent) {
        // The browser's own answer to a long press.
        if (isTouch.current && onLongPress !== undefined) event.preventDefault()
      },
    },
  }
}
