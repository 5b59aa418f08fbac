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

function heightOf(ratios: readonly number[], { width, gap }: JustifyOptions): number {
  const sum = ratios.reduce((total, ratio) => total + ratio, 0)
  return (width - gap * (ratios.length - 1)) / sum
}

function distance(height: number, target: number): number {
  return Math.abs(Math.log(height / target))
}

/** Breaks where the row's height comes nearest to the target. Rows but the last two stay when more pictures follow. */
function greedyRows(ratios: readonly number[], options: JustifyOptions): number[][] {
  const rows: number[][] = []
  let row: number[] = []
  const ratiosOf = (items: readonly number[]) => items.map((item) => ratios[item] ?? 1)
  for (const index of ratios.keys()) {
    const current = heightOf(ratiosOf(row), options)
    const longer = heightOf(ratiosOf([...row, index]), options)
    const isBetterWithout =
      row.length > 0 && distance(current, options.targetHeight) < distance(longer, options.targetHeight)
    if (isBetterWithout && current <= options.targetHeight * TALLEST) {
      rows.push(row)
      row = []
    }
    row.push(index)
  }
  return row.length > 0 ? [...rows, row] : rows
}

/** Shares the pictures of the last two rows anew where the last would hold a lone picture or grow too tall. */
function mendedTail(rows: number[][], ratios: readonly number[], options: JustifyOptions): number[][] {
  const last = rows.at(-1)
  const previous = rows.at(-2)
  if (!last || !previous) return rows
  const ratiosOf = (items: readonly number[]) => items.map((item) => ratios[item] ?? 1)
  const limit = options.targetHeight * TALLEST
  if (last.length > 1 && heightOf(ratiosOf(last), options) <= limit) return rows
  const both = [...previous, ...last]
  // Splits with two pictures at least in each row; the last possibility is one row of all.
  const splits = both
    .map((_, count) => [both.slice(0, count), both.slice(count)])
    .filter((split) => split.every((part) => part.length >= 2))
  const candidates = [...splits, [both]]
  const costOf = (split: readonly (readonly number[])[]) =>
    Math.max(...split.map((part) => distance(heightOf(ratiosOf(part), options), options.targetHeight)))
  const best = candidates.reduce((least, split) => (costOf(split) < costOf(least) ? split : least))
  return [...rows.slice(0, -2), ...best]
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
    const isTooTall = index === rows.length - 1 && height > options.targetHeight * TALLEST
    return { items, height: isTooTall ? options.targetHeight : height, isFull: !isTooTall }
  })
}
