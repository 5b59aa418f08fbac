import type { QueryOf } from '@mixed-zone/contract/endpoint'
import type { getFigures } from '@mixed-zone/contract/endpoints/studio/figures'
import type { Locale } from '@mixed-zone/contract/locales'
import { addDays, countDays, daysBetween } from '@mixed-zone/contract/rules/days'
import { DEFAULT_FIGURE_DAYS, type FIGURE_UNITS } from '@mixed-zone/contract/schemas/studio/figures'
import { rowId } from '../../../platform/database/row-id.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { ReadPostValues } from '../../library/library.ts'
import type { UsageFilter } from './count-usage.ts'
import type { UsageNumbers } from './usage-day.ts'
import type { Period } from './usage-days.service.ts'

export type FigureFilter = QueryOf<typeof getFigures>

/** Bounds for periods from the address bar, which would otherwise list millions of days. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2099-12-31']

const clamp = (day: string): string => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day)

/** The days that were asked for; by default the last 30. */
export function periodOf(filter: Pick<FigureFilter, 'from' | 'to'>, today: string, locale: Locale): Period {
  const from = filter.from ?? addDays(clamp(filter.to ?? today), 1 - DEFAULT_FIGURE_DAYS)
  const to = filter.to ?? (today < from ? from : today)
  if (to < from) throw wrongFields(locale, { to: 'end-before-start' })
  return { from: clamp(from), to: clamp(to) }
}

/** The same number of days, right before. */
export function previousOf(period: Period): Period {
  return { from: addDays(period.from, -countDays(period)), to: addDays(period.from, -1) }
}

type Unit = (typeof FIGURE_UNITS)[number]

/** The longest periods, in days, whose chart has an entry for each day or week. */
const MAX_DAYS_BY_DAY = 92
const MAX_DAYS_BY_WEEK = 732

/** The periods of a chart: days, or weeks or months if there would be too many. The first and the last may be shorter. */
export function splitPeriod(period: Period): { readonly unit: Unit; readonly periods: readonly Period[] } {
  const days = countDays(period)
  if (days <= MAX_DAYS_BY_DAY)
    return { unit: 'day', periods: daysBetween(period).map((day) => ({ from: day, to: day })) }
  const unit = days <= MAX_DAYS_BY_WEEK ? 'week' : 'month'
  const periods: Period[] = []
  for (let from = period.from; from <= period.to; ) {
    const end = unit === 'week' ? endOfWeek(from) : endOfMonth(from)
    const to = end < period.to ? end : period.to
    periods.push({ from, to })
    from = addDays(to, 1)
  }
  return { unit, periods }
}

/** Sunday. */
function endOfWeek(day: string): string {
  return addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7)
}

function endOfMonth(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
}

/** The posts with usage that somebody sees, with what they are grouped and filtered by. */
export type VisiblePosts = ReadonlyMap<number, ReadPostValues>

/** Which events count for somebody who sees these posts. An unknown id matches nothing. */
export function toUsageFilter(
  { region, mediaType, country, medium, section, team, fixture, post }: FigureFilter,
  numbers: UsageNumbers,
  visible: VisiblePosts,
): UsageFilter {
  const matchesId = (wanted: string | undefined, isWanted: (id: number) => boolean) => {
    const id = wanted === undefined ? undefined : rowId(wanted)
    return id === undefined || (id !== null && isWanted(id))
  }
  const matches = (postId: number, values: ReadPostValues) =>
    (section === undefined || values('sections').includes(section)) &&
    matchesId(team, (id) => values('teams').includes(id)) &&
    matchesId(fixture, (id) => values('fixtures').includes(id)) &&
    matchesId(post, (id) => id === postId)
  const isDeletedCounted = [section, team, fixture, post].every((wanted) => wanted === undefined)
  return {
    audiences: new Uint8Array(
      numbers.audiences.map((audience) =>
        Number(
          (region === undefined || audience.region === region) &&
            (mediaType === undefined || audience.mediaType === mediaType) &&
            (country === undefined || audience.country === country) &&
            (medium === undefined || audience.medium === medium || audience.medium === medium.toLowerCase()),
        ),
      ),
    ),
    posts: new Uint8Array(
      numbers.postIds.map((id, number) => {
        const values = visible.get(id)
        return Number(number === 0 ? isDeletedCounted : values !== undefined && matches(id, values))
      }),
    ),
  }
}
