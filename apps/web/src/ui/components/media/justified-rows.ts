interface JustifyOptions {
  readonly width: number
  readonly targetHeight: number
  readonly gap: number
}

export interface JustifiedRow {
  /** Indexes of its pictures, in their order. */
  readonly items: readonly number[]
  readonly height: number
  /** False only for a last row that would have to grow too tall to fill the width. */
  readonly isFull: boolean
}

// A last row may be this much taller than the target before it stops filling the width.
const TALLEST = 1.45
// A picture stands alone in its row only where a second one would make the row lower than this.
const LOWEST = 0.5
// And a lone last one may be this tall: it ends the grid like a full stop, as on the phone's picture.
const LONE_TALLEST = 2.2

function heightOf(ratios: readonly number[], { width, gap }: JustifyOptions): number {
  const sum = ratios.reduce((total, ratio) => total + ratio, 0)
  return (width - gap * (ratios.length - 1)) / sum
}

function distance(height: number, target: number): number {
  return Math.abs(Math.log(height / target))
}

/** Breaks where the row's height comes nearest to the target. Rows but the last three stay when more pictures follow. */
function greedyRows(ratios: readonly number[], options: JustifyOptions): number[][] {
  const rows: number[][] = []
  let row: number[] = []
  const ratiosOf = (items: readonly number[]) => items.map((item) => ratios[item] ?? 1)
  for (const index of ratios.keys()) {
    const current = heightOf(ratiosOf(row), options)
    const longer = heightOf(ratiosOf([...row, index]), options)
    const isBetterWithout =
      row.length > 0 && distance(current, options.targetHeight) < distance(longer, options.targetHeight)
    const isLoneForNothing = row.length === 1 && longer >= options.targetHeight * LOWEST
    if (isBetterWithout && !isLoneForNothing && current <= options.targetHeight * TALLEST) {
      rows.push(row)
      row = []
    }
    row.push(index)
  }
  return row.length > 0 ? [...rows, row] : rows
}

/** Every way to break a few pictures into rows of two at least. */
function partitions(items: readonly number[]): number[][][] {
  const whole = items.length < 2 ? [] : [[[...items]]]
  const heads = items.map((_, index) => index).filter((count) => count >= 2 && items.length - count >= 2)
  return [
    ...whole,
    ...heads.flatMap((count) => partitions(items.slice(count)).map((rest) => [items.slice(0, count), ...rest])),
  ]
}

/**
 * Shares the pictures of the last three rows anew where the last would hold a lone picture or grow too tall. Where
 * every way makes a ribbon of a row, as on a phone, the lone one stays and fills the width.
 */
function mendedTail(rows: number[][], ratios: readonly number[], options: JustifyOptions): number[][] {
  const last = rows.at(-1)
  if (!last || rows.length < 2) return rows
  const rowHeight = (items: readonly number[]) =>
    heightOf(
      items.map((item) => ratios[item] ?? 1),
      options,
    )
  if (last.length > 1 && rowHeight(last) <= options.targetHeight * TALLEST) return rows
  const costOf = (split: readonly number[][]) =>
    Math.max(...split.map((row) => distance(rowHeight(row), options.targetHeight)))
  const [best] = partitions(rows.slice(-3).flat())
    .filter((split) => split.every((row) => rowHeight(row) >= options.targetHeight * LOWEST))
    .map((split) => ({ split, cost: costOf(split) }))
    .toSorted((one, other) => one.cost - other.cost)
  return best ? [...rows.slice(0, -3), ...best.split] : rows
}

/**
 * Puts pictures of true ratios (width / height) into rows that fill the width at about the target height. Reading
 * order holds, nothing is cropped, and no row ends the grid with a lone picture unless there is only one.
 */
export function justifiedRows(ratios: readonly number[], options: JustifyOptions): JustifiedRow[] {
  if (options.width <= 0) return []
  const sane = ratios.map((ratio) => (Number.isFinite(ratio) && ratio > 0 ? ratio : 1))
  const rows = mendedTail(greedyRows(sane, options), sane, options)
  return rows.map((items, index) => {
    const height = heightOf(
      items.map((item) => sane[item] ?? 1),
      options,
    )
    const limit = items.length === 1 && rows.length > 1 ? LONE_TALLEST : TALLEST
    const isTooTall = index === rows.length - 1 && height > options.targetHeight * limit
    return { items, height: isTooTall ? options.targetHeight : height, isFull: !isTooTall }
  })
}
