import type { Locale } from '@mixed-zone/contract/locales'
import { and, asc, desc, gt, lt, sql } from 'drizzle-orm'
import { idArray } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { DraftLanguages } from '../../../platform/database/schema/drafts.ts'
import { fixtures, matchdays, posts } from '../../../platform/database/schema/library.ts'
import { viewStateColumn } from '../posts/view-state.ts'
import type { CellCandidate, CoveragePost } from './cells.ts'

export interface BoardDay {
  readonly day: string
  readonly timeZone: string
}

const startOf = ({ day, timeZone }: BoardDay, days = 0) =>
  sql`((${day}::text::date + ${days}::int)::timestamp at time zone ${timeZone}::text)`

const isOnDay = (day: BoardDay) =>
  sql`${fixtures.kickOff} >= ${startOf(day)} and ${fixtures.kickOff} < ${startOf(day, 1)}`

/** The matchday that is played on a day, also by a single fixture that was put off. */
export async function findMatchdayOn(db: Db, day: BoardDay): Promise<number | null> {
  const plays = sql`(select count(*) from ${fixtures} where ${fixtures.matchdayId} = ${matchdays.tagId} and ${isOnDay(day)})`
  const [row] = await db
    .select({ id: matchdays.tagId })
    .from(matchdays)
    .where(sql`${day.day}::date between ${matchdays.startsOn} and ${matchdays.endsOn} or ${plays} > 0`)
    .orderBy(desc(plays), desc(matchdays.startsOn), asc(matchdays.tagId))
    .limit(1)
  return row?.id ?? null
}

export async function findNextMatchday(db: Db, { day }: BoardDay): Promise<number | null> {
  const [row] = await db
    .select({ id: matchdays.tagId })
    .from(matchdays)
    .where(gt(matchdays.startsOn, day))
    .orderBy(asc(matchdays.startsOn), asc(matchdays.number))
    .limit(1)
  return row?.id ?? null
}

export async function findMatchdayBefore(db: Db, { day }: BoardDay): Promise<number | null> {
  const [row] = await db
    .select({ id: matchdays.tagId })
    .from(matchdays)
    .where(lt(matchdays.endsOn, day))
    .orderBy(desc(matchdays.endsOn), desc(matchdays.number))
    .limit(1)
  return row?.id ?? null
}

export async function findFirstKickOff(db: Db, day: BoardDay): Promise<Date | null> {
  const [row] = await db
    .select({ kickOff: fixtures.kickOff })
    .from(fixtures)
    .where(and(isOnDay(day), sql`${fixtures.state} <> 'postponed'`))
    .orderBy(asc(fixtures.kickOff))
    .limit(1)
  return row?.kickOff ?? null
}

const dateOf = (time: string | Date | null) => (time === null ? null : new Date(time))

interface Candidates {
  readonly fixtureIds: readonly number[]
  readonly categoryIds: readonly number[]
  readonly now: Date
}

/**
 * Posts of these categories about these fixtures: those that are out by what readers see, others by their drafts. Both are found through an
 * index on the fixture, so that the number of all posts does not matter.
 */
export async function listCandidates(db: Db, { fixtureIds, categoryIds, now }: Candidates): Promise<CellCandidate[]> {
  const isAbout = sql`about.fixture_id = any(${idArray(fixtureIds)})`
  const isOut = sql`posts.state in ('scheduled', 'published')`
  const { rows } = await db.execute<
    Record<string, unknown> &
      Omit<CellCandidate, 'publishedAt' | 'changedAt'> & { publishedAt: string | Date | null; changedAt: string | Date }
  >(sql`
    select * from (
      select posts.id, posts.published_at as "publishedAt", ${viewStateColumn(now)} as "viewState",
        case when ${isOut} then posts.fixture_id else coalesce(draft.fixture_id, posts.fixture_id) end as "fixtureId",
        case when ${isOut} or draft.languages is null then posts.category_ids else draft.category_ids end as "categoryIds",
        greatest(draft.changed_at, posts.updated_at) as "changedAt"
      from ${posts} left join post_drafts draft on draft.post_id = posts.id
      where posts.id = any(array(
          select id from posts as about where ${isAbout} union select post_id from post_drafts as about where ${isAbout}
        ))
        and posts.state in ('draft', 'review', 'scheduled', 'published')
    ) as candidate where "categoryIds"::bigint[] && ${idArray(categoryIds)}`)
  return rows.map((row) => ({ ...row, publishedAt: dateOf(row.publishedAt), changedAt: new Date(row.changedAt) }))
}

interface CoverageRow extends Record<string, unknown>, Omit<CoveragePost, 'publishedAt' | 'embargoUntil'> {
  readonly publishedAt: string | Date | null
  readonly embargoUntil: string | Date | null
  readonly locales: Locale[]
  readonly languages: DraftLanguages
}

/** What cells show of their posts. */
export async function listCoveragePosts(
  db: Db,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<CoveragePost[]> {
  const { rows } = await db.execute<CoverageRow>(sql`
    select posts.id, posts.published_at as "publishedAt", posts.embargo_until as "embargoUntil", posts.locales,
      ${viewStateColumn(now)} as "viewState",
      coalesce(draft.languages, (
        select jsonb_object_agg(t.locale, jsonb_build_object('title', t.title, 'hasText', true, 'isOriginal', false,
          'isOutdated', false, 'isUnread', false))
        from post_translations t where t.post_id = posts.id), '{}') as languages,
      (select json_build_object('id', p.id::text, 'name', trim(p.first_name || ' ' || p.surnames))
        from post_authors a join people p on p.id = a.person_id
        where a.post_id = posts.id order by a.last_at desc, p.id limit 1) as author,
      (select count(*)::int from assets a where (a.post_id = posts.id or a.draft_post_id = posts.id)
        and a.subtitles_of is null and a.change_of is null) as "filesDone",
      upload.open as "uploadsOpen", upload.received as "receivedBytes", upload.size as "uploadBytes"
    from ${posts}
    left join post_drafts draft on draft.post_id = posts.id
    left join lateral (
      select count(*)::int as open, coalesce(sum(u.received_bytes), 0)::float8 as received,
        coalesce(sum(u.size_bytes), 0)::float8 as size
      from uploads u where u.post_id = posts.id and u.finished_at is null and u.expires_at > ${now.toISOString()}::timestamptz
    ) as upload on true
    where posts.id = any(${idArray(ids)})`)
  return rows.map((row) => ({ ...row, publishedAt: dateOf(row.publishedAt), embargoUntil: dateOf(row.embargoUntil) }))
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
