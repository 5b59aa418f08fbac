import type { DateRange } from '@mixed-zone/contract/rules/date-range'

export type RangeEnd = 'startDate' | 'endDate'

interface RangePick {
  readonly range: DateRange
  readonly day: string
  /** Which end is being chosen. */
  readonly end: RangeEnd
}

interface PickedRange {
  readonly range: DateRange
  /** Which end comes next; null once both are chosen. */
  readonly nextEnd: RangeEnd | null
}

/** The range after a day was picked in the calendar. Days in the wrong order change places, so that none is refused. */
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
