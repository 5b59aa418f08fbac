import { setImmediate as nextTurn } from 'node:timers/promises'

/** A moment is written `2026-11-14 10:30:00`, by a clock on some wall: tables know no time zones. */
export type CellKind = 'text' | 'number' | 'moment' | 'flag'

export type Cell = string | number | boolean | null

export interface Column {
  readonly name: string
  readonly kind: CellKind
}

/** What becomes a file. Its rows come piece by piece and are never all here. */
export interface Table {
  readonly title: string
  readonly columns: readonly Column[]
  readonly pieces: AsyncIterable<readonly (readonly Cell[])[]>
}

/** About a millisecond of work. */
const SLICE_ROWS = 50

/** The rows in slices between which others have their turn: a report of a million rows must not keep everybody waiting. */
export async function* inSlices({ pieces }: Table): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const piece of pieces) {
    for (let start = 0; start < piece.length; start += SLICE_ROWS) {
      yield piece.slice(start, start + SLICE_ROWS)
      await nextTurn()
    }
  }
}
