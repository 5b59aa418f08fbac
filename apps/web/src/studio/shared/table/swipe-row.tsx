import type { LucideIcon } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useLongPress } from '../../../ui/components/use-long-press.ts'
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

/** A row of a phone list that can be swiped and pressed long by touch. */
export function SwipeRow({ swipe, onLongPress, className, children }: SwipeRowProps) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const { isLong, handlers } = useLongPress(onLongPress)
  const [offset, setOffset] = useState(0)
  const action = offset > 0 ? swipe?.right : swipe?.left

  function handleDown(event: PointerEvent): void {
    handlers.onPointerDown(event)
    const { pointerType, isPrimary, clientX, clientY } = event
    if (pointerType === 'touch' && isPrimary) start.current = { x: clientX, y: clientY }
  }

  function handleMove(event: PointerEvent): void {
    handlers.onPointerMove(event)
    if (start.current === null || !event.isPrimary) return
    const [movedX, movedY] = [event.clientX - start.current.x, event.clientY - start.current.y]
    const isHorizontal = Math.abs(movedX) > Math.max(MIN_DRAG_PX, Math.abs(movedY))
    const isPossible = (movedX > 0 ? swipe?.right : swipe?.left) !== undefined
    setOffset(isPossible && isHorizontal && !isLong() ? movedX : 0)
  }

  function handleUp({ isPrimary }: PointerEvent): void {
    handlers.onPointerUp()
    if (!isPrimary) return
    if (Math.abs(offset) >= MIN_SWIPE_PX) action?.run()
    endSwipe()
  }

  function endSwipe(): void {
    start.current = null
    setOffset(0)
  }

  return (
    <div
      {...handlers}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => {
        handlers.onPointerCancel()
        endSwipe()
      }}
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
