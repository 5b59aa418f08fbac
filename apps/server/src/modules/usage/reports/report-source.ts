import type { SQL } from 'drizzle-orm'
import type { Locale } from '@mixed-zone/contract/locales'
import type { ReportFilter } from './report-filter.ts'

/** What a report is asked about, and by whom. */
export interface ReportQuery {
  readonly filter: ReportFilter
  /** The one rule of what the reader may see, as a condition on `posts`. */
  readonly visible: SQL
  readonly locale: Locale
  readonly timeZone: string
}

/** A report as pieces of one statement. Its rows are in the order of a moment and an id, by which a reader goes on. */
export interface ReportSource {
  /** The rows: the tables they come from, and which of them. */
  readonly from: SQL
  readonly where: SQL
  readonly moment: SQL
  readonly id: SQL
  /** What a page takes of them, and what is looked up for the rows of a page alone, which is called `page`. */
  readonly taken: SQL
  readonly columns: SQL
  readonly lookups: SQL
  /** Where the figures come from, and the columns that hold what they are about; people have no event. */
  readonly figures: {
    readonly from: SQL
    readonly where: SQL
    readonly country: SQL
    readonly medium: SQL
    readonly event: SQL | null
  }
}
