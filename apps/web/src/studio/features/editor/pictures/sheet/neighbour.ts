export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
}

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

/** The index that an arrow key leads to among boxes in rows: up and down lead to the box whose centre is nearest. */
export function neighbourOf(boxes: readonly Box[], index: number, key: ArrowKey): number {
  const last = boxes.length - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowLeft') return Math.max(0, index - 1)
  if (key === 'ArrowRight') return Math.min(last, index + 1)
  const from = boxes[index]
  if (from === undefined) return index
  const isBeyond = (box: Box) => (key === 'ArrowDown' ? box.top > from.top : box.top < from.top)
  const tops = boxes.filter(isBeyond).map(({ top }) => top)
  if (tops.length === 0) return index
  const rowTop = key === 'ArrowDown' ? Math.min(...tops) : Math.max(...tops)
  const centre = (box: Box) => box.left + box.width / 2
  const row = boxes.flatMap((box, place) => (box.top === rowTop ? [{ box, place }] : []))
  const [nearest] = row.toSorted(
    (a, b) => Math.abs(centre(a.box) - centre(from)) - Math.abs(centre(b.box) - centre(from)),
  )
  return nearest?.place ?? index
}
