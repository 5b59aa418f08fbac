import { desc, eq, lt, sql } from 'drizzle-orm'
import { idArray } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { fixtures, matchdays, posts, tags } from '../../../platform/database/schema/library.ts'
import { startOfDay } from '../../../platform/database/start-of-day.ts'
import { MATCHDAY_COLUMNS, prepareFixtureRows } from '../matchdays/matchdays.repository.ts'
import { viewStateColumn } from '../posts/view-state.ts'
import type { CoveragePost } from './cells.ts'

export interface BoardDay {
  readonly day: string
  readonly timeZone: string
}

// The prepared statements are executed with a `BoardDay`.
const [day, timeZone] = [sql.placeholder('day'), sql.placeholder('timeZone')]
const DAY = sql`${day}::date`
const IS_ON_DAY = sql`${fixtures.kickOff} >= ${startOfDay(day, timeZone)} and ${fixtures.kickOff} < ${startOfDay(day, timeZone, 1)}`

/** The matchday that is played on the day, also by a single fixture that was put off, or else the next one. */
const MATCHDAY_ID = sql`coalesce((
  select ${matchdays.tagId} from ${matchdays} left join (
    select ${fixtures.matchdayId} as id, count(*) as plays from ${fixtures} where ${IS_ON_DAY} group by 1
  ) as played on played.id = ${matchdays.tagId}
  where ${DAY} between ${matchdays.startsOn} and ${matchdays.endsOn} or played.id is not null
  order by coalesce(played.plays, 0) desc, ${matchdays.startsOn} desc, ${matchdays.tagId} limit 1
), (
  select ${matchdays.tagId} from ${matchdays} where ${matchdays.startsOn} > ${DAY}
  order by ${matchdays.startsOn}, ${matchdays.number} limit 1
))`

const FIRST_KICK_OFF = sql<Date | null>`(
  select min(${fixtures.kickOff}) from ${fixtures} where ${IS_ON_DAY} and ${fixtures.state} <> 'postponed')`.mapWith(
  fixtures.kickOff,
)

export const prepareBoardMatchday = (db: Db) =>
  db
    .select({
      matchday: MATCHDAY_COLUMNS,
      firstKickOff: FIRST_KICK_OFF,
      isQuiet: sql<boolean>`not (${DAY} between ${matchdays.startsOn} and ${matchdays.endsOn}
        or coalesce(bool_or(${IS_ON_DAY}), false))`,
    })
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .leftJoin(fixtures, eq(fixtures.matchdayId, matchdays.tagId))
    .where(eq(matchdays.tagId, MATCHDAY_ID))
    .groupBy(matchdays.tagId, tags.id)
    .prepare('board_matchday')

export const prepareBoardFixtures = (db: Db) => prepareFixtureRows(db, eq(fixtures.matchdayId, MATCHDAY_ID))

export const prepareFirstKickOff = (db: Db) =>
  db.select({ kickOff: FIRST_KICK_OFF }).from(sql`(values (1)) as board`).prepare('first_kick_off')

export async function findMatchdayBefore(db: Db, { day }: BoardDay): Promise<number | null> {
  const [row] = await db
    .select({ id: matchdays.tagId })
    .from(matchdays)
    .where(lt(matchdays.endsOn, day))
    .orderBy(desc(matchdays.endsOn), desc(matchdays.number))
    .limit(1)
  return row?.id ?? null
}

interface CoverageRow extends Record<string, unknown>, CoveragePost {
  readonly fixtureId: number
  readonly categoryId: number
}

interface CoverageQuery {
  readonly fixtureIds: readonly number[]
  readonly now: Date
}

/**
 * The post of each promise about each fixture: of those that are out what readers see, of others the draft. What is furthest counts: of several
 * that are out the first, also under embargo, of several drafts the one that was changed last; `countDeliveryTimes` measures by the same rule.
 * Both are found through an index on the fixture, so that the number of all posts does not matter. A post that is found twice is picked once.
 * Promises are joined, not passed: PostgreSQL guesses that a list has ten entries, and would plan the statement anew for each call.
 */
export async function listCoveragePosts(db: Db, { fixtureIds, now }: CoverageQuery): Promise<CoverageRow[]> {
  const isAbout = sql`about.fixture_id = any(${idArray(fixtureIds)})`
  const isAsPublished = sql`posts.state in ('scheduled', 'published') or draft.languages is null`
  const { rows } = await db.execute<CoverageRow>(sql`
    select picked.fixture_id as "fixtureId", picked.category_id as "categoryId", picked.id, picked.published_at as "publishedAt",
      picked.embargo_until as "embargoUntil", picked.locales, picked.view_state as "viewState",
      coalesce(picked.languages, (
        select jsonb_object_agg(t.locale, jsonb_build_object('title', t.title, 'isOutdated', false))
        from post_translations t where t.post_id = picked.id), '{}') as languages,
      (select json_build_object('id', p.id::text, 'name', trim(p.first_name || ' ' || p.surnames))
        from post_authors a join people p on p.id = a.person_id
        where a.post_id = picked.id order by a.last_at desc, p.id limit 1) as author,
      (select count(*)::int from assets a where (a.post_id = picked.id or a.draft_post_id = picked.id)
        and a.subtitles_of is null and a.change_of is null) as "filesDone",
      upload.open as "uploadsOpen", upload.received as "receivedBytes", upload.size as "uploadBytes"
    from (
      select distinct on (candidate.fixture_id, promise.category_id) candidate.*, promise.category_id
      from (
        select posts.id, posts.published_at, posts.embargo_until, posts.locales, draft.languages, ${viewStateColumn(now)} as view_state,
          case when ${isAsPublished} then posts.fixture_id else draft.fixture_id end as fixture_id,
          case when ${isAsPublished} then posts.category_ids else draft.category_ids end as category_ids,
          greatest(draft.changed_at, posts.updated_at) as changed_at
        from (
          select about.* from ${posts} as about where ${isAbout}
          union all select posts.* from post_drafts as about join ${posts} on posts.id = about.post_id where ${isAbout}
        ) as posts left join post_drafts draft on draft.post_id = posts.id
        where posts.state in ('draft', 'review', 'scheduled', 'published')
      ) as candidate join coverage_promises promise on promise.category_id = any(candidate.category_ids)
      where candidate.fixture_id is not null
      order by candidate.fixture_id, promise.category_id,
        array_position(array['scheduled', 'review', 'draft'], view_state) nulls first,
        case when view_state in ('draft', 'review') then changed_at end desc, published_at, candidate.id
    ) as picked
    left join lateral (
      select count(*)::int as open, coalesce(sum(u.received_bytes), 0)::float8 as received,
        coalesce(sum(u.size_bytes), 0)::float8 as size
      from uploads u where u.post_id = picked.id and u.finished_at is null and u.expires_at > ${now.toISOString()}::timestamptz
    ) as upload on true`)
  return rows
}

/** A draft of the category about the fixture, by its facts, which are stored before the list of drafts is brought up to date. */
export async function findDraftOf(
  tx: Db,
  { fixtureId, categoryId }: { readonly fixtureId: string; readonly categoryId: string },
): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select posts.id from post_facts about
    join post_facts kind on kind.post_id = about.post_id and kind.field = 'categories'
    join posts on posts.id = about.post_id
    where about.field = 'fixture' and about.value = to_jsonb(${fixtureId}::text)
      and kind.value @> jsonb_build_array(${categoryId}::text) and posts.state in ('draft', 'review')
    order by posts.id limit 1`)
  return rows[0]?.id ?? null
}
