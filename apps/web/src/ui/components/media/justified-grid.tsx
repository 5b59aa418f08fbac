import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { type JustifiedRow, justifiedRows } from './justified-rows.ts'

interface JustifiedGridProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  /** Width / height of an item's picture; null for an item without one; such items get rows of their own. */
  readonly ratioOf: (item: T) => number | null
  /** In px; `phoneTargetHeight` applies if the grid is narrower than 640 px. */
  readonly targetHeight: number
  readonly phoneTargetHeight?: number
  readonly gap: number
  readonly phoneGap?: number
  /** Between rows, if the pictures have captions. Default: `gap`. */
  readonly rowGap?: number
  /** One picture per row below 640 px, so that captions have enough width. */
  readonly isStackedOnPhone?: boolean
  readonly label?: string
  readonly className?: string
  /** `widthPx` is the width of the item; null until the grid is measured. */
  readonly children: (item: T, index: number, widthPx: number | null) => ReactNode
}

const PHONE_WIDTH_PX = 640

function widthOf(ratio: number | null, { row, sum, gap }: { row: JustifiedRow; sum: number; gap: number }): string {
  const gaps = gap * (row.items.length - 1)
  if (ratio === null) return `calc((100% - ${gaps}px) / ${row.items.length} - 0.02px)`
  if (!row.isFull) return `${ratio * row.height}px`
  // Slightly less than its share: a rounding error must not wrap the last picture of a row.
  return `calc((100% - ${gaps}px) * ${ratio / sum} - 0.02px)`
}

interface ItemPlace {
  readonly row: JustifiedRow
  readonly sum: number
  readonly gap: number
  readonly width: number
}

/** The same in px, so that the browser can choose a picture of that size. */
function itemWidthPx(ratio: number | null, { row, sum, gap, width }: ItemPlace): number {
  const available = width - gap * (row.items.length - 1)
  if (ratio === null) return available / row.items.length
  return row.isFull ? (available * ratio) / sum : ratio * row.height
}

/** Pictures in their own ratios, in rows that fill the width. A list for screen readers. */
export function JustifiedGrid<T>(props: JustifiedGridProps<T>) {
  const {
    items,
    keyOf,
    ratioOf,
    targetHeight,
    phoneTargetHeight = 172,
    phoneGap = 4,
    label,
    className,
    children,
  } = props
  const [frame, width] = useWidth<HTMLUListElement>()
  const isPhone = width < PHONE_WIDTH_PX
  const gap = isPhone ? phoneGap : props.gap
  const ratios = items.map(ratioOf)
  const rows =
    isPhone && props.isStackedOnPhone
      ? items.map((_, index) => ({ items: [index], height: width, isFull: true }))
      : justifiedRows(ratios, { width, gap, targetHeight: isPhone ? phoneTargetHeight : targetHeight })
  return (
    <ul
      ref={frame}
      aria-label={label}
      className={classNames('flex flex-wrap items-start', className)}
      style={{ columnGap: gap, rowGap: props.rowGap ?? gap }}
    >
      {rows.flatMap((row) => {
        const sum = row.items.reduce((total, index) => total + (ratios[index] ?? 1), 0)
        return row.items.map((index) => {
          const item = items[index]
          if (item === undefined) return null
          return (
            <li
              key={keyOf(item)}
              className="relative min-w-0"
              style={{ width: widthOf(ratios[index] ?? null, { row, sum, gap }) }}
            >
              {children(item, index, width === 0 ? null : itemWidthPx(ratios[index] ?? null, { row, sum, gap, width }))}
            </li>
          )
        })
      })}
    </ul>
  )
}

/** The content width of an element, before the first paint and after every resize. */
function useWidth<T extends HTMLElement>(): readonly [RefObject<T | null>, number] {
  const element = useRef<T | null>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return
    setWidth(observed.clientWidth)
    const observer = new ResizeObserver(() => setWidth(observed.clientWidth))
    observer.observe(observed)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
