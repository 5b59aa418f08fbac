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
  /**
   * What a page is taken from: one table, and what its own columns say. An index then gives the order; a join before the page was
   * taken would sort everything that is left, for every page anew.
   */
  readonly scanned: { readonly from: SQL; readonly where: SQL; readonly columns: SQL }
  /** What is looked up for the rows of a page, which is called `page`, and whether such a row belongs to the report. */
  readonly lookups: SQL
  readonly isShown: SQL
  readonly columns: SQL
  /** Where the figures come from, and the columns that hold what they are about; people have no event. */
  readonly figures: {
    readonly from: SQL
    readonly where: SQL
    readonly country: SQL
    readonly medium: SQL
    readonly event: SQL | null
  }
}
