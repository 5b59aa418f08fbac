/** ISO days, both included. Null where an end is open. */
export interface DateRange {
  readonly startDate: string | null
  readonly endDate: string | null
}

export const OPEN_RANGE: DateRange = { startDate: null, endDate: null }

/** ISO days are in order as texts. */
export function isEndBeforeStart({ startDate, endDate }: DateRange): boolean {
  return startDate !== null && endDate !== null && endDate < startDate
}

export function isInRange(day: string, { startDate, endDate }: DateRange): boolean {
  return (startDate === null || day >= startDate) && (endDate === null || day <= endDate)
}
