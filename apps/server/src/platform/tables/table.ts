import type { Locale } from '@mixed-zone/contract/locales'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A moment is a local time, given as `2026-11-14 10:30:00`: tables have no time zones. Files show it as the specification does. */
export type CellKind = 'text' | 'number' | 'moment' | 'flag'

export type Cell = string | number | boolean | null

export interface Column {
  readonly name: string
  readonly kind: CellKind
}

/** The content of a report file. Rows are streamed and never all in memory. */
export interface Table {
  readonly title: string
  readonly locale: Locale
  readonly columns: readonly Column[]
  readonly pieces: AsyncIterable<readonly (readonly Cell[])[]>
}

/** Less than a millisecond of work. */
const SLICE_ROWS = 25

/** Yields to the event loop between slices, so that a report of a million rows does not block other requests. */
export async function* inSlices(pieces: Table['pieces']): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const piece of pieces) {
    for (let start = 0; start < piece.length; start += SLICE_ROWS) {
      yield piece.slice(start, start + SLICE_ROWS)
      await nextTurn()
    }
  }
}

/** A moment as text: `DD/MM/YYYY HH:mm`, in English `YYYY/MM/DD HH:mm`. By slices, since reports have millions of them. */
export function momentText(moment: string, locale: Locale): string {
  const [year, month, day, time] = [moment.slice(0, 4), moment.slice(5, 7), moment.slice(8, 10), moment.slice(11, 16)]
  return locale === 'en' ? `${year}/${month}/${day} ${time}` : `${day}/${month}/${year} ${time}`
}
