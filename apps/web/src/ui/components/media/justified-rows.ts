interface JustifyOptions {
  readonly width: number
  readonly targetHeight: number
  readonly gap: number
}

export interface JustifiedRow {
  /** Indexes of its pictures, in order. */
  readonly items: readonly number[]
  readonly height: number
  /** False only for a last row that would be too tall if it filled the width. */
  readonly isFull: boolean
}

// A last row that would be taller than the target by this factor does not fill the width.
const MAX_HEIGHT_FACTOR = 1.45
// A picture is alone in its row only if a second one would make the row lower than this factor.
const MIN_HEIGHT_FACTOR = 0.5
// A single last picture may be taller by this factor.
const MAX_SINGLE_HEIGHT_FACTOR = 2.2
const MIN_TEXT_WIDTH_PX = 300

function heightOf(ratios: readonly number[], { width, gap }: JustifyOptions): number {
  const sum = ratios.reduce((total, ratio) => total + ratio, 0)
  return (width - gap * (ratios.length - 1)) / sum
}

function distance(height: number, target: number): number {
  return Math.abs(Math.log(height / target))
}

/** Breaks rows where the height is nearest to the target. All but the last three rows are stable when pictures are appended. */
function greedyRows(ratios: readonly number[], options: JustifyOptions): number[][] {
  const rows: number[][] = []
  let row: number[] = []
  const ratiosOf = (items: readonly number[]) => items.map((item) => ratios[item] ?? 1)
  for (const index of ratios.keys()) {
    const current = heightOf(ratiosOf(row), options)
    const longer = heightOf(ratiosOf([...row, index]), options)
    const isBetterWithout =
      row.length > 0 && distance(current, options.targetHeight) < distance(longer, options.targetHeight)
    const isSingleForNothing = row.length === 1 && longer >= options.targetHeight * MIN_HEIGHT_FACTOR
    if (isBetterWithout && !isSingleForNothing && current <= options.targetHeight * MAX_HEIGHT_FACTOR) {
      rows.push(row)
      row = []
    }
    row.push(index)
  }
  return row.length > 0 ? [...rows, row] : rows
}

/** Every partition of a few pictures into rows of at least two. */
function partitions(items: readonly number[]): number[][][] {
  const whole = items.length < 2 ? [] : [[[...items]]]
  const heads = items.map((_, index) => index).filter((count) => count >= 2 && items.length - count >= 2)
  return [
    ...whole,
    ...heads.flatMap((count) => partitions(items.slice(count)).map((rest) => [items.slice(0, count), ...rest])),
  ]
}

/**
 * Redistributes the last three rows if the last one has a single picture or is too tall. If every partition has a row that is too
 * low, as on phones, the single picture stays and fills the width.
 */
function rebalanceTail(rows: number[][], ratios: readonly number[], options: JustifyOptions): number[][] {
  const last = rows.at(-1)
  if (!last || rows.length < 2) return rows
  const rowHeight = (items: readonly number[]) =>
    heightOf(
      items.map((item) => ratios[item] ?? 1),
      options,
    )
  if (last.length > 1 && rowHeight(last) <= options.targetHeight * MAX_HEIGHT_FACTOR) return rows
  const costOf = (split: readonly number[][]) =>
    Math.max(...split.map((row) => distance(rowHeight(row), options.targetHeight)))
  const [best] = partitions(rows.slice(-3).flat())
    .filter((split) => split.every((row) => rowHeight(row) >= options.targetHeight * MIN_HEIGHT_FACTOR))
    .map((split) => ({ split, cost: costOf(split) }))
    .toSorted((one, other) => one.cost - other.cost)
  return best ? [...rows.slice(0, -3), ...best.split] : rows
}

/**
 * Lays pictures out by ratio (width / height) in rows that fill the width at about the target height. Keeps the order, crops
 * nothing, and avoids a single picture in the last row. Items without a ratio get rows of their own, after the row of the picture
 * before them.
 */
export function justifiedRows(ratios: readonly (number | null)[], options: JustifyOptions): JustifiedRow[] {
  if (options.width <= 0) return []
  const pictures = ratios.flatMap((ratio, index) => (ratio === null ? [] : [{ ratio, index }]))
  const rows = pictureRows(
    pictures.map(({ ratio }) => ratio),
    options,
  ).map((row) => ({ ...row, items: row.items.map((item) => pictures[item]?.index ?? 0) }))
  const others = ratios.flatMap((ratio, index) => (ratio === null ? [index] : []))
  const placeBefore = (end: number): JustifiedRow[] => {
    const placed = others.splice(0, others.filter((index) => index < end).length)
    return textRows(placed, options)
  }
  const ends = rows.map(({ items }) => items[0] ?? 0)
  return [
    ...placeBefore(ends[0] ?? Infinity),
    ...rows.flatMap((row, index) => [row, ...placeBefore(ends[index + 1] ?? Infinity)]),
  ]
}

/** Rows of equal columns, as many as fit, filled evenly. */
function textRows(items: readonly number[], { width, gap }: JustifyOptions): JustifiedRow[] {
  const columns = Math.max(1, Math.floor((width + gap) / (MIN_TEXT_WIDTH_PX + gap)))
  const size = Math.ceil(items.length / Math.ceil(items.length / columns))
  return Array.from({ length: Math.ceil(items.length / size) || 0 }, (_, row) => ({
    items: items.slice(row * size, (row + 1) * size),
    height: 0,
    isFull: true,
  }))
}

function pictureRows(ratios: readonly number[], options: JustifyOptions): JustifiedRow[] {
  const sane = ratios.map((ratio) => (Number.isFinite(ratio) && ratio > 0 ? ratio : 1))
  const rows = rebalanceTail(greedyRows(sane, options), sane, options)
  return rows.map((items, index) => {
    const height = heightOf(
      items.map((item) => sane[item] ?? 1),
      options,
    )
    const limit = items.length === 1 && rows.length > 1 ? MAX_SINGLE_HEIGHT_FACTOR : MAX_HEIGHT_FACTOR
    const isTooTall = index === rows.length - 1 && height > options.targetHeight * limit
    return { items, height: isTooTall ? options.targetHeight : height, isFull: !isTooTall }
  })
}
