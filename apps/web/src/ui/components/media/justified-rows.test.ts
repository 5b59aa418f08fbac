import { describe, expect, it } from 'vitest'
import { justifiedRows } from './justified-rows.ts'

const DESK = { width: 928, targetHeight: 268, gap: 8 }
const PHONE = { width: 358, targetHeight: 172, gap: 4 }
const TABLET = { width: 720, targetHeight: 268, gap: 8 }

/** A long, deterministic series of mixed ratios. */
function mixedRatios(count: number, seed = 7): number[] {
  const kinds = [1.5, 0.8, 1.5, 16 / 9, 1.5, 0.8, 1, 2, 0.66]
  return Array.from({ length: count }, (_, index) => kinds[(index * seed + (index % 5)) % kinds.length] ?? 1)
}

function filledWidth(
  items: readonly number[],
  { ratios, height, gap }: { ratios: number[]; height: number; gap: number },
) {
  return items.reduce((sum, item) => sum + (ratios[item] ?? 0) * height, 0) + gap * (items.length - 1)
}

describe('justifiedRows', () => {
  it('keeps every picture once and in order', () => {
    for (let count = 0; count <= 60; count += 1) {
      const rows = justifiedRows(mixedRatios(count), DESK)
      expect(rows.flatMap((row) => row.items)).toEqual(Array.from({ length: count }, (_, index) => index))
    }
  })

  it('fills the width of every full row exactly', () => {
    const ratios = mixedRatios(42)
    const full = justifiedRows(ratios, DESK).filter((row) => row.isFull)
    const widths = full.map(({ items, height }) => filledWidth(items, { ratios, height, gap: 8 }))
    expect(widths.length).toBeGreaterThan(8)
    expect(widths.every((width) => Math.abs(width - 928) < 1e-6)).toBe(true)
  })

  it('never ends with a single picture if there are several, at desktop and tablet widths', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7]
    const counts = Array.from({ length: 59 }, (_, index) => index + 2)
    const lone = [DESK, TABLET].flatMap((options) =>
      counts.flatMap((count) =>
        seeds.filter((seed) => justifiedRows(mixedRatios(count, seed), options).at(-1)?.items.length === 1),
      ),
    )
    expect(lone).toEqual([])
  })

  it('ends with a single picture on phones only if a third in the row before would make it too low', () => {
    const wide = justifiedRows([16 / 9, 0.8, 1.5], PHONE)
    expect(wide.map((row) => row.items)).toEqual([[0, 1], [2]])
    expect(wide[1]).toMatchObject({ isFull: true, height: 358 / 1.5 })
    const narrow = justifiedRows([0.8, 0.8, 0.66], PHONE)
    expect(narrow.map((row) => row.items)).toEqual([[0, 1, 2]])
  })

  it('prefers two pictures per row on phones', () => {
    const rows = justifiedRows([1.5, 1.5, 1.5, 1.5], PHONE)
    expect(rows.map((row) => row.items)).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  it('stays near the target height', () => {
    for (const row of justifiedRows(mixedRatios(60), DESK)) {
      expect(row.height).toBeGreaterThan(268 * 0.6)
      expect(row.height).toBeLessThan(268 * 1.6)
    }
  })

  it('does not enlarge a single picture', () => {
    expect(justifiedRows([0.8], DESK)).toEqual([{ items: [0], height: 268, isFull: false }])
  })

  it('keeps all but the last three rows when pictures are appended', () => {
    const before = justifiedRows(mixedRatios(30), DESK)
    const after = justifiedRows(mixedRatios(48), DESK)
    const settled = before.slice(0, -3)
    expect(settled.length).toBeGreaterThan(2)
    expect(after.slice(0, settled.length)).toEqual(settled)
  })

  it('gives items without a ratio rows of their own, after the row of the picture before them', () => {
    const rows = justifiedRows([null, 1.5, null, 1.5, 1.5, null, null], { ...DESK, width: 820 })
    expect(rows.map((row) => row.items)).toEqual([[0], [1, 3, 4], [2, 5], [6]])
  })

  it('fills rows of items without a ratio evenly', () => {
    const four = [null, null, null, null]
    const rowsAt = (width: number) => justifiedRows(four, { ...DESK, width }).map((row) => row.items)
    expect(rowsAt(1000)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(rowsAt(358)).toEqual([[0], [1], [2], [3]])
  })

  it('returns no rows without a width or pictures, and treats an invalid ratio as 1', () => {
    expect(justifiedRows([1.5, 1.5], { ...DESK, width: 0 })).toEqual([])
    expect(justifiedRows([], DESK)).toEqual([])
    const [row] = justifiedRows([Number.NaN, 0, -3, Number.POSITIVE_INFINITY], DESK)
    expect(row?.height).toBeCloseTo((928 - 24) / 4, 6)
  })
})
