import type { SQL } from 'drizzle-orm'
import type { Locale } from '@mixed-zone/contract/locales'
import type { ReportFilter } from './report-filter.ts'

export interface ReportQuery {
  readonly filter: ReportFilter
  readonly visible: SQL
  readonly locale: Locale
  readonly timeZone: string
}

/** A report as SQL fragments. Rows are ordered by (moment, id), newest first, which is also the key for pagination. */
export interface ReportSource {
  readonly from: SQL
  readonly where: SQL
  readonly moment: SQL
  readonly id: SQL
  /**
   * A page is read from one table, with conditions on its own columns, so that an index provides the order. Joining before the
   * limit would sort all remaining rows for every page.
   */
  readonly scanned: { readonly from: SQL; readonly where: SQL; readonly columns: SQL }
  /** Joins for the rows of `page`, and whether such a row belongs to the report. */
  readonly lookups: SQL
  readonly isShown: SQL
  readonly columns: SQL
  /** The source of the aggregated figures. People have no event. */
  readonly figures: {
    readonly from: SQL
    readonly where: SQL
    readonly country: SQL
    readonly medium: SQL
    readonly event: SQL | null
  }
}
