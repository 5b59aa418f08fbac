import { setImmediate as nextTurn } from 'node:timers/promises'

/** Times are local, written `2026-11-14 10:30:00`: tables have no time zones. */
export type CellKind = 'text' | 'number' | 'moment' | 'flag'

export type Cell = string | number | boolean | null

export interface Column {
  readonly name: string
  readonly kind: CellKind
}

/** The content of a report file. Rows are streamed and never all in memory. */
export interface Table {
  readonly title: string
  readonly columns: readonly Column[]
  readonly pieces: AsyncIterable<readonly (readonly Cell[])[]>
}

/** About a millisecond of work. */
const SLICE_ROWS = 50

/** Yields to the event loop between slices, so that a report of a million rows does not block other requests. */
export async function* inSlices({ pieces }: Table): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const piece of pieces) {
    for (let start = 0; start < piece.length; start += SLICE_ROWS) {
      yield piece.slice(start, start + SLICE_ROWS)
      await nextTurn()
    }
  }
}
