import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { coveragePromises } from '../../../platform/database/schema/studio.ts'
import { fixtures, posts } from '../../../platform/database/schema/library.ts'
import { startOfDay } from '../../../platform/database/start-of-day.ts'
import { EXPECTED_MATCH_MS } from '../coverage/cells.ts'
import { viewStateColumn } from '../posts/view-state.ts'
import type { Period } from './usage-days.service.ts'

interface DeliveryTimesQuery {
  readonly period: Period
  readonly previousPeriod: Period
  readonly timeZone: string
  readonly now: Date
  /** Undefined for all. */
  readonly teamId: number | undefined
  readonly fixtureId: number | undefined
}

export interface DeliveryTimesRow extends Record<string, unknown> {
  readonly promiseId: number
  readonly isCurrent: boolean
  readonly onTime: number
  readonly late: number
  readonly missing: number
  readonly estimated: number
  readonly medianMinutes: number | null
  readonly slowestMinutes: number | null
}

/**
 * How punctual each promise was in each of two periods that follow each other. A delivery went out with the first publication of its
 * category about the fixture, also under embargo, as on the coverage board (`listCoveragePosts`); what was archived since went out too. Nothing is promised for matches that were put
 * off or abandoned, nor after a whistle that is still to come.
 */
export async function countDeliveryTimes(db: Db, query: DeliveryTimesQuery): Promise<DeliveryTimesRow[]> {
  const { period, previousPeriod, timeZone, now, teamId, fixtureId } = query
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<DeliveryTimesRow>(sql`
    with promised as (
      select p.id as promise_id, p.category_id, p.minutes, f.id as fixture_id,
        f.kick_off >= ${startOfDay(period.from, timeZone)} as is_current,
        p.anchor = 'whistle' and f.finished_at is null as is_estimated,
        case p.anchor when 'kick-off' then f.kick_off else coalesce(f.finished_at,
          coalesce(f.started_at, f.kick_off) + make_interval(mins => ${EXPECTED_MATCH_MS / MINUTE_MS}::int)) end as anchor_at
      from ${fixtures} f cross join ${coveragePromises} p
      where f.kick_off >= ${startOfDay(previousPeriod.from, timeZone)} and f.kick_off < ${startOfDay(period.to, timeZone, 1)}
        and f.state not in ('postponed', 'abandoned') and (p.anchor = 'kick-off' or f.state = 'finished')
        ${teamId === undefined ? sql`` : sql`and ${teamId}::bigint in (f.home_team_id, f.away_team_id)`}
        ${fixtureId === undefined ? sql`` : sql`and f.id = ${fixtureId}::bigint`}
    ), delivered as (
      select promise_id, is_current, is_estimated, anchor_at + make_interval(mins => minutes) as due_at, published_at,
        (extract(epoch from published_at - anchor_at) / 60)::float8 as after_minutes
      from promised left join lateral (
        select min(posts.published_at) as published_at from ${posts}
        where posts.fixture_id = promised.fixture_id and promised.category_id = any(posts.category_ids)
          and (${viewStateColumn(now)} in ('published', 'embargoed')
            or (posts.state = 'archived' and posts.published_at <= least(posts.updated_at, ${moment})))
      ) as first on true
    )
    select promise_id as "promiseId", is_current as "isCurrent",
      count(*) filter (where published_at <= due_at)::int as "onTime",
      count(*) filter (where published_at > due_at)::int as late,
      count(*) filter (where published_at is null and due_at < ${moment})::int as missing,
      count(*) filter (where is_estimated and (published_at is not null or due_at < ${moment}))::int as estimated,
      percentile_cont(0.5) within group (order by after_minutes) as "medianMinutes",
      max(after_minutes) as "slowestMinutes"
    from delivered group by promise_id, is_current`)
  return rows
}
