import { LANGUAGE_TAGS, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { ReportFormat } from '@mixed-zone/contract/schemas/reports'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Cell, CellKind } from '../../platform/tables/table.ts'
import type { ExportedFile, ExportTable } from '../usage/usage.ts'

/** Small enough that a batch blocks the event loop for a few milliseconds only. */
const BATCH_ROWS = 200

interface CellContext {
  readonly locale: Locale
  readonly countryName: (code: string) => string
}

export interface ExportColumn<Row> {
  readonly names: Localised
  /** Default: text. Moments are ISO texts. */
  readonly kind?: CellKind
  readonly cell: (row: Row, context: CellContext) => Cell
}

/** What a list of the studio needs to be exported. */
export interface ExportableList<Query, Row, Column extends string> {
  /** Names the list in the audit log and the file. */
  readonly name: string
  readonly title: Localised
  readonly columns: Readonly<Record<Column, ExportColumn<Row>>>
  /** The keys of all rows that match, in the order of the list. */
  readonly listKeys: (query: Query) => Promise<readonly string[]>
  /** The rows of some keys, in any order. */
  readonly listRows: (keys: readonly string[]) => Promise<readonly Row[]>
  readonly keyOf: (row: Row) => string
}

interface ListExportBody<Column extends string> {
  readonly format: ReportFormat
  readonly columns: readonly Column[]
  readonly ids?: readonly string[] | undefined
  readonly text?: string | undefined
}

interface ListExportDeps extends Pick<Platform, 'clock' | 'getTimeZone'> {
  readonly exportTable: ExportTable
}

interface LoadedKeys {
  readonly keys: readonly string[]
  /** The first batch. */
  readonly rows: Cell[][]
}

export type ExportList = ReturnType<typeof createExportList>

/**
 * Exports the rows of a list as a file. The keys are read first, so that rows that come and go during a long download neither repeat nor
 * shift others; the rows are read in batches.
 */
export function createExportList({ clock, getTimeZone, exportTable }: ListExportDeps) {
  return async <Query extends ListExportBody<Column>, Row, Column extends string>(
    actor: Actor,
    list: ExportableList<Query, Row, Column>,
    { body, locale }: { readonly body: Query; readonly locale: Locale },
  ): Promise<ExportedFile> => {
    if (!actor.permissions.has('export')) throw new ApiError('permission')
    const { ids, text, columns: names, ...facts } = body
    const columns = [...new Set(names)].map((name) => list.columns[name])
    const present = createRowPresenter(columns, { locale, timeZone: getTimeZone() })

    async function loadBatch(keys: readonly string[], start: number): Promise<Cell[][]> {
      const batch = keys.slice(start, start + BATCH_ROWS)
      if (batch.length === 0) return []
      const rows = new Map((await list.listRows(batch)).map((row) => [list.keyOf(row), row]))
      return batch.flatMap((key) => {
        const row = rows.get(key)
        return row === undefined ? [] : [present(row)]
      })
    }

    async function loadFirst(): Promise<LoadedKeys> {
      const keys = await list.listKeys(body)
      return { keys, rows: await loadBatch(keys, 0) }
    }

    async function* streamRows({ keys, rows }: LoadedKeys): AsyncGenerator<Cell[][]> {
      yield rows
      for (let start = BATCH_ROWS; start < keys.length; start += BATCH_ROWS) yield loadBatch(keys, start)
    }

    return exportTable(actor, {
      audit: ({ keys }) => ({
        action: 'list.exported',
        subject: { kind: 'list', id: list.name },
        details: {
          ...facts,
          columns: names,
          rows: keys.length,
          ...(ids && { selected: ids.length }),
          // Not the text itself: it is usually the name of somebody, who could not have it erased.
          ...(text ? { searched: true } : {}),
        },
      }),
      title: list.title[locale],
      fileName: `${list.name}-${leagueDay(clock.now(), getTimeZone())}`,
      columns: columns.map((column) => ({ name: column.names[locale], kind: column.kind ?? 'text' })),
      format: body.format,
      locale,
      loadFirst,
      streamRows,
    })
  }
}

function createRowPresenter<Row>(
  columns: readonly ExportColumn<Row>[],
  { locale, timeZone }: { locale: Locale; timeZone: string },
): (row: Row) => Cell[] {
  const countries = new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region' })
  // Swedish dates and times are those of a table: `2026-11-14 10:30:00`.
  const localTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const context: CellContext = {
    locale,
    // Stored values may be empty, or no code.
    countryName: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  }
  return (row) =>
    columns.map(({ kind, cell }) => {
      const value = cell(row, context)
      return kind === 'moment' && typeof value === 'string' ? localTime.format(new Date(value)) : value
    })
}

/** The word for a stored value. Values of other versions stay as they are. */
export function wordFor(words: Readonly<Record<string, Localised>>, value: string, locale: Locale): string {
  return Object.hasOwn(words, value) ? (words[value]?.[locale] ?? value) : value
}
