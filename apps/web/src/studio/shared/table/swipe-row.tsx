import type { LucideIcon } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'

interface SwipeAction {
  readonly label: string
  readonly icon: LucideIcon
  readonly run: () => void
}

/** What a swipe to either side does. The same is always possible by buttons. */
export interface RowSwipe {
  readonly right?: SwipeAction
  readonly left?: SwipeAction
}

interface SwipeRowProps {
  readonly swipe: RowSwipe | undefined
  /** The same is always possible by a checkbox. */
  readonly onLongPress: (() => void) | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** A shorter movement is a tap or the start of scrolling. */
const MIN_DRAG_PX = 12
/** From here on, letting go runs the action. */
const MIN_SWIPE_PX = 96
const LONG_PRESS_MS = 500

interface Touch {
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

/** A row of a phone list that can be swiped and pressed long by touch. */
export function SwipeRow({ swipe, onLongPress, className, children }: SwipeRowProps) {
  const touch = useRef<Touch | null>(null)
  const isPressedLong = useRef(false)
  const [offset, setOffset] = useState(0)
  const action = offset > 0 ? swipe?.right : swipe?.left

  function handleDown({ pointerType, clientX, clientY }: PointerEvent): void {
    isPressedLong.current = false
    if (pointerType !== 'touch') return
    const timer = setTimeout(() => {
      if (onLongPress === undefined) return
      isPressedLong.current = true
      onLongPress()
    }, LONG_PRESS_MS)
    touch.current = { x: clientX, y: clientY, timer }
  }

  function handleMove({ clientX, clientY }: PointerEvent): void {
    if (touch.current === null) return
    const { x, y, timer } = touch.current
    const [movedX, movedY] = [clientX - x, clientY - y]
    if (Math.max(Math.abs(movedX), Math.abs(movedY)) > MIN_DRAG_PX) clearTimeout(timer)
    const isHorizontal = Math.abs(movedX) > Math.max(MIN_DRAG_PX, Math.abs(movedY))
    const isPossible = (movedX > 0 ? swipe?.right : swipe?.left) !== undefined
    setOffset(isPossible && isHorizontal && !isPressedLong.current ? movedX : 0)
  }

  function handleEnd(isCancelled: boolean): void {
    clearTimeout(touch.current?.timer)
    if (!isCancelled && Math.abs(offset) >= MIN_SWIPE_PX) action?.run()
    touch.current = null
    setOffset(0)
  }

  return (
    <div
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={() => handleEnd(false)}
      onPointerCancel={() => handleEnd(true)}
      // The tap that ends a long press must not open the row.
      onClickCapture={(event) => {
        if (!isPressedLong.current) return
        isPressedLong.current = false
        event.preventDefault()
        event.stopPropagation()
      }}
      onContextMenu={(event) => onLongPress && event.preventDefault()}
      className={classNames(
        'relative touch-pan-y overflow-hidden',
        onLongPress && 'select-none [-webkit-touch-callout:none]',
      )}
    >
      {offset !== 0 && action && (
        <div
          aria-hidden="true"
          className={classNames(
            'absolute inset-0 flex items-center gap-2 px-4 font-semibold text-surface',
            offset > 0 ? 'bg-pitch' : 'justify-end bg-flare',
          )}
        >
          <Icon icon={action.icon} /> {action.label}
        </div>
      )}
      <div
        className={classNames('relative px-4 py-3', className)}
        style={offset === 0 ? undefined : { transform: `translateX(${offset}px)` }}
      >
        {children}
      </div>
    </div>
  )
}
