import type { AnswerOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { listDeliveryTimes } from '@mixed-zone/contract/endpoints/studio/figures'
import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import { rowId } from '../../../platform/database/row-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listPromiseRows } from '../coverage/promises.repository.ts'
import { countDeliveryTimes, type DeliveryTimesRow } from './delivery-times.repository.ts'
import { periodOf, previousOf } from './figure-query.ts'

/** No row has it. */
const UNKNOWN_ID = -1

export type ListDeliveryTimes = ReturnType<typeof createDeliveryTimes>

/** When promised deliveries went out, against the promises as they are now. They say nothing about what is in a post, so embargoed ones count too. */
export function createDeliveryTimes({ db, clock, getTimeZone }: Pick<Platform, 'db' | 'clock' | 'getTimeZone'>) {
  return async (
    query: QueryOf<typeof listDeliveryTimes>,
    locale: Locale,
  ): Promise<AnswerOf<typeof listDeliveryTimes>> => {
    const [now, timeZone] = [clock.now(), getTimeZone()]
    const period = periodOf(query, leagueDay(now, timeZone), locale)
    const previousPeriod = previousOf(period)
    const idOf = (id: string | undefined) => (id === undefined ? undefined : (rowId(id) ?? UNKNOWN_ID))
    const ids = { teamId: idOf(query.team), fixtureId: idOf(query.fixture) }
    const promises = await listPromiseRows(db)
    const rows = await countDeliveryTimes(db, { period, previousPeriod, timeZone, now, ...ids })
    const items = promises.map(({ id, names, anchor, minutes }) => {
      const find = (isCurrent: boolean) =>
        rows.find((row) => Number(row.promiseId) === id && row.isCurrent === isCurrent)
      const current = find(true)
      return {
        promiseId: String(id),
        name: names[locale],
        anchor,
        minutes,
        ...presentPunctuality(current),
        estimated: current?.estimated ?? 0,
        previous: presentPunctuality(find(false)),
      }
    })
    return { period, previousPeriod, items }
  }
}

function presentPunctuality(row: DeliveryTimesRow | undefined) {
  const rounded = (minutes: number | null | undefined) => (minutes == null ? null : Math.round(minutes))
  const { onTime = 0, late = 0, missing = 0 } = row ?? {}
  return {
    onTime,
    late,
    missing,
    medianMinutes: rounded(row?.medianMinutes),
    slowestMinutes: rounded(row?.slowestMinutes),
  }
}
