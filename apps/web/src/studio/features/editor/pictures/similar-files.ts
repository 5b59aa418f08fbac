import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'

/** Of the 64 bits of a perceptual hash. */
const MAX_DIFFERENT_BITS = 8

/** How many bits of two hashes in hexadecimal digits differ. */
export function countDifferentBits(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  while (bits > 0n) {
    count += Number(bits & 1n)
    bits >>= 1n
  }
  return count
}

const HASH = /^[0-9a-f]{16}$/

/**
 * Groups pictures that look alike and were taken within a minute, the sharpest first. Each picture is in one group; those that resemble no
 * other are in none.
 */
export function groupSimilar(assets: readonly StudioAsset[]): StudioAsset[][] {
  const pictures = assets.flatMap((asset) => {
    const { perceptualHash, capturedAt } = asset.file
    if (perceptualHash === null || capturedAt === null || !HASH.test(perceptualHash)) return []
    return [{ asset, hash: perceptualHash, at: Date.parse(capturedAt) }]
  })
  const sorted = pictures.toSorted((a, b) => a.at - b.at)
  const groups: (typeof sorted)[] = []
  for (const picture of sorted) {
    const group = groups.findLast((others) =>
      others.some(
        ({ hash, at }) => picture.at - at <= MINUTE_MS && countDifferentBits(hash, picture.hash) <= MAX_DIFFERENT_BITS,
      ),
    )
    if (group) group.push(picture)
    else groups.push([picture])
  }
  const sharpness = ({ file }: StudioAsset) => file.sharpness ?? -Infinity
  return groups
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ asset }) => asset).toSorted((a, b) => sharpness(b) - sharpness(a)))
}

export interface SheetEntry {
  readonly asset: StudioAsset
  /** The other pictures like it; empty if there are none or if they are shown. */
  readonly hidden: readonly StudioAsset[]
  /** All pictures of its group, the sharpest first. Null if it is in none. */
  readonly group: readonly StudioAsset[] | null
}

/** The sheet with one picture for each group, the sharpest, in place of the first; an open group is shown whole, the sharpest first. */
export function foldSimilar(assets: readonly StudioAsset[], openIds: ReadonlySet<string>): SheetEntry[] {
  const groups = new Map<string, readonly StudioAsset[]>()
  for (const group of groupSimilar(assets)) for (const { id } of group) groups.set(id, group)
  const done = new Set<unknown>()
  return assets.flatMap((asset): SheetEntry[] => {
    const group = groups.get(asset.id)
    if (group === undefined) return [{ asset, hidden: [], group: null }]
    if (done.has(group)) return []
    done.add(group)
    const [sharpest = asset, ...others] = group
    if (group.some(({ id }) => openIds.has(id))) return group.map((each) => ({ asset: each, hidden: [], group }))
    return [{ asset: sharpest, hidden: others, group }]
  })
}
