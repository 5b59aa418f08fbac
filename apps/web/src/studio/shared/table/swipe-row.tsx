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
  readonly right: SwipeAction
  readonly left: SwipeAction
}

interface SwipeRowProps {
  readonly swipe: RowSwipe | undefined
  readonly children: ReactNode
}

/** A shorter movement is a tap or the start of scrolling. */
const MIN_DRAG_PX = 12
/** From here on, letting go runs the action. */
const MIN_SWIPE_PX = 96

/** A row of a phone list that can be swiped by touch. */
export function SwipeRow({ swipe, children }: SwipeRowProps) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const [offset, setOffset] = useState(0)
  if (swipe === undefined) return <div className="px-4 py-3">{children}</div>
  const action = offset > 0 ? swipe.right : swipe.left

  function handleMove({ clientX, clientY }: PointerEvent): void {
    if (start.current === null) return
    const moved = clientX - start.current.x
    const isHorizontal = Math.abs(moved) > Math.abs(clientY - start.current.y)
    setOffset(Math.abs(moved) > MIN_DRAG_PX && isHorizontal ? moved : 0)
  }

  function handleEnd(isCancelled: boolean): void {
    if (!isCancelled && Math.abs(offset) >= MIN_SWIPE_PX) action.run()
    start.current = null
    setOffset(0)
  }

  return (
    <div
      onPointerDown={({ pointerType, clientX, clientY }) => {
        if (pointerType === 'touch') start.current = { x: clientX, y: clientY }
      }}
      onPointerMove={handleMove}
      onPointerUp={() => handleEnd(false)}
      onPointerCancel={() => handleEnd(true)}
      className="relative touch-pan-y overflow-hidden"
    >
      {offset !== 0 && (
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
      <div className="relative bg-paper px-4 py-3" style={{ transform: `translateX(${offset}px)` }}>
        {children}
      </div>
    </div>
  )
}
