/** The row of each post. A `Map` takes four times as long to look up the many ids that a search finds. */
export interface RowById {
  readonly size: number
  get(id: number): number | undefined
  set(id: number, row: number): void
  delete(id: number): void
}

/** Ids are positive. */
const FREE = 0

/** Stands for a deleted id until its entry is used again or the table grows. */
const NO_ROW = 0xffff_ffff
const INITIAL_CAPACITY = 1_024

/** A hash table with linear probing in typed arrays, at most half full. */
export function createRowById(): RowById {
  let ids = new Float64Array(INITIAL_CAPACITY)
  let rows = new Uint32Array(INITIAL_CAPACITY)
  let usedEntries = 0
  let size = 0

  /** Where the id is, or where it belongs. */
  function entryOf(id: number): number {
    const mask = ids.length - 1
    // Ids ascend or are random. Without multiplying, ascending ones lie side by side, which the CPU's caches like.
    let entry = (id ^ (id / 2 ** 32)) & mask
    for (let found = ids[entry]; found !== id && found !== FREE; found = ids[entry]) entry = (entry + 1) & mask
    return entry
  }

  function grow(): void {
    const [oldIds, oldRows] = [ids, rows]
    // Many deleted ids may leave room in a table of the same length.
    const capacity = size * 4 > ids.length ? ids.length * 2 : ids.length
    ids = new Float64Array(capacity)
    rows = new Uint32Array(capacity)
    usedEntries = size
    for (const [old, id] of oldIds.entries()) {
      const row = oldRows[old] ?? NO_ROW
      if (id === FREE || row === NO_ROW) continue
      const entry = entryOf(id)
      ids[entry] = id
      rows[entry] = row
    }
  }

  return {
    get size() {
      return size
    },
    get(id) {
      const entry = entryOf(id)
      const row = rows[entry] ?? NO_ROW
      return ids[entry] === FREE || row === NO_ROW ? undefined : row
    },
    set(id, row) {
      if (usedEntries * 2 >= ids.length) grow()
      const entry = entryOf(id)
      if (ids[entry] === FREE) {
        ids[entry] = id
        rows[entry] = NO_ROW
        usedEntries += 1
      }
      if (rows[entry] === NO_ROW) size += 1
      rows[entry] = row
    },
    delete(id) {
      const entry = entryOf(id)
      if (ids[entry] === FREE || rows[entry] === NO_ROW) return
      rows[entry] = NO_ROW
      size -= 1
    },
  }
}
