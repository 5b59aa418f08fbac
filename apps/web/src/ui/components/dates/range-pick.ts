import type { DateRange } from '@mixed-zone/contract/rules/days'

export type RangeEnd = 'startDate' | 'endDate'

interface RangePick {
  readonly range: DateRange
  readonly day: string
  /** The end that is being selected. */
  readonly end: RangeEnd
}

interface PickedRange {
  readonly range: DateRange
  /** The end to select next; null once both are selected. */
  readonly nextEnd: RangeEnd | null
}

/** The range after a pick in the calendar. An end before the start swaps them, so that no pick is rejected. */
export function pickInRange({ range, day, end }: RangePick): PickedRange {
  if (end === 'startDate') {
    const isEndKept = range.endDate !== null && range.endDate >= day
    return { range: { startDate: day, endDate: isEndKept ? range.endDate : null }, nextEnd: 'endDate' }
  }
  if (range.startDate === null) return { range: { startDate: null, endDate: day }, nextEnd: 'startDate' }
  const isReversed = day < range.startDate
  return {
    range: isReversed ? { startDate: day, endDate: range.startDate } : { startDate: range.startDate, endDate: day },
    nextEnd: null,
  }
}
