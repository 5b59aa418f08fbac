import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'

/** The files in an order that may not name all of them. */
export function orderAssets(assets: readonly StudioAsset[], order: readonly string[]): StudioAsset[] {
  const places = new Map(order.map((id, index) => [id, index]))
  const placeOf = ({ id }: StudioAsset) => places.get(id) ?? order.length
  return assets.toSorted((a, b) => placeOf(a) - placeOf(b))
}

export type Side = 'before' | 'after'

/** Moves files beside another one. They keep the order that they have among themselves. */
export function moveBeside(
  ids: readonly string[],
  movedIds: readonly string[],
  { targetId, side }: { readonly targetId: string; readonly side: Side },
): string[] {
  const moved = ids.filter((id) => movedIds.includes(id))
  const index = ids.indexOf(targetId) + (side === 'after' ? 1 : 0)
  const isLeft = (id: string) => !movedIds.includes(id)
  return [...ids.slice(0, index).filter(isLeft), ...moved, ...ids.slice(index).filter(isLeft)]
}

/** Moves files one place up or down, past the next file that is not moved with them. The same array if they cannot move on. */
export function moveBy(ids: readonly string[], movedIds: readonly string[], step: -1 | 1): readonly string[] {
  const places = ids.flatMap((id, index) => (movedIds.includes(id) ? [index] : []))
  const targetId = step === -1 ? ids[(places[0] ?? 0) - 1] : ids[(places.at(-1) ?? ids.length) + 1]
  if (targetId === undefined) return ids
  return moveBeside(ids, movedIds, { targetId, side: step === -1 ? 'before' : 'after' })
}

export type FileSort = 'captured' | 'name'

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** By the time when they were taken, those without one last, or by name. Numbers in names count as numbers. */
export function sortFiles(assets: readonly StudioAsset[], sort: FileSort): string[] {
  const compareNames = (a: StudioAsset, b: StudioAsset) => byName.compare(a.name, b.name)
  const timeOf = ({ file }: StudioAsset) => (file.capturedAt === null ? Infinity : Date.parse(file.capturedAt))
  const compareTimes = (a: StudioAsset, b: StudioAsset) => {
    const [one, other] = [timeOf(a), timeOf(b)]
    return one === other ? compareNames(a, b) : one < other ? -1 : 1
  }
  return assets.toSorted(sort === 'name' ? compareNames : compareTimes).map(({ id }) => id)
}

/** The sort that the files are in, if any. */
export function findSort(assets: readonly StudioAsset[]): FileSort | null {
  const isSorted = (sort: FileSort) => sortFiles(assets, sort).every((id, index) => id === assets[index]?.id)
  if (assets.length < 2) return null
  if (assets.every(({ file }) => file.capturedAt !== null) && isSorted('captured')) return 'captured'
  return isSorted('name') ? 'name' : null
}
