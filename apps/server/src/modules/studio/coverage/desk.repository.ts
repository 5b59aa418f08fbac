import type { Locale } from '@mixed-zone/contract/locales'
import type { Network } from '@mixed-zone/contract/schemas/social'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { titleIn } from '../posts/title-in.ts'
import { EXPIRY_MS } from '../uploads/upload-limits.ts'

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`

/** Mails that came back and that nobody has dealt with. */
export async function findFailedMails(db: Db) {
  const { rows } = await db.execute<{ count: number; since: Date | null; domain: string | null }>(sql`
    select count(*)::int as count, min(created_at) as since,
      mode() within group (order by split_part(recipient, '@', 2)) as domain
    from mails where state = 'failed'`)
  return rows[0] ?? null
}

/** When bytes of an upload came last: each of them renews its expiry. */
const lastByteAt = sql`u.expires_at - make_interval(secs => ${EXPIRY_MS / 1000}::int)`

interface UploadTimes {
  readonly now: Date
  /** Nothing has come for longer than that: its browser has gone. */
  readonly quietMs: number
}

const quietSince = ({ now, quietMs }: UploadTimes) => at(new Date(now.getTime() - quietMs))

/** Uploads whose browser has gone, by person and post: nobody holds them, and nothing has come for a while. */
export async function listStuckUploads(db: Db, times: UploadTimes) {
  const { rows } = await db.execute<{
    id: string
    count: number
    name: string
    receivedBytes: number
    sizeBytes: number
    person: string
    postId: string | null
    since: Date
  }>(sql`
    select min(u.id)::text as id, count(*)::int as count, (array_agg(u.name order by u.id))[1] as name,
      sum(u.received_bytes)::float8 as "receivedBytes", sum(u.size_bytes)::float8 as "sizeBytes",
      trim(p.first_name || ' ' || p.surnames) as person, u.post_id::text as "postId", max(${lastByteAt}) as since
    from uploads u join people p on p.id = u.person_id
    where u.finished_at is null and u.expires_at > ${at(times.now)}
      and ${lastByteAt} < ${quietSince(times)} and (u.leased_until is null or u.leased_until < ${quietSince(times)})
    group by p.id, u.post_id
    order by since desc limit 5`)
  return rows
}

export async function listFailingFeeds(db: Db) {
  const { rows } = await db.execute<{
    id: string
    network: Network
    handle: string
    failures: number
    since: Date
    nextAt: Date
    fetchRequestedAt: Date | null
  }>(sql`
    select id::text as id, network, handle, failures, failing_since as since, next_fetch_at as "nextAt",
      fetch_requested_at as "fetchRequestedAt"
    from social_accounts where failing_since is not null order by failing_since limit 5`)
  return rows
}

/** What readers see later by itself. The index of the newest posts has them at its end. */
export async function listNext(db: Db, { now, locale, limit }: { now: Date; locale: Locale; limit: number }) {
  const { rows } = await db.execute<{
    kind: 'publish' | 'embargo'
    postId: string
    title: string | null
    at: Date
    total: number
  }>(sql`
    select next.kind, next.id::text as "postId", ${titleIn(locale, 'next.id')} as title, next.at, next.total
    from (
      select *, count(*) over ()::int as total from (
        select id, 'publish' as kind, published_at as at from posts
        where state in ('scheduled', 'published') and new_at > ${at(now)} and published_at > ${at(now)}
        union all
        select id, 'embargo', embargo_until from posts
        where state in ('scheduled', 'published') and new_at > ${at(now)} and embargo_until > ${at(now)}
      ) as waiting order by at, id limit ${limit}
    ) as next order by next.at, next.id`)
  return rows
}

interface Span {
  readonly from: Date
  readonly until: Date
}

/** In quarters of an hour. */
export async function listUsage(db: Db, { from, until }: Span) {
  const { rows } = await db.execute<{ at: Date; views: number; downloads: number }>(sql`
    select to_timestamp(floor(extract(epoch from at) / 900) * 900) as at,
      count(*) filter (where event = 'view')::int as views, count(*) filter (where event = 'download')::int as downloads
    from usage_events where at > ${at(from)} and at <= ${at(until)} and event in ('view', 'download')
    group by 1 order by 1`)
  return rows
}

export async function countUsage(db: Db, { from, until }: Span): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from usage_events
    where at > ${at(from)} and at <= ${at(until)} and event in ('view', 'download')`)
  return rows[0]?.count ?? 0
}

export interface DownloadedRow extends Record<string, unknown> {
  readonly postId: number
  readonly title: string | null
  readonly downloads: number
  readonly assetId: number | null
  readonly hasRenditions: boolean
}

/** A download of several posts counts for each of them. */
export async function listMostDownloaded(
  db: Db,
  { from, locale, limit }: { from: Date; locale: Locale; limit: number },
): Promise<DownloadedRow[]> {
  const { rows } = await db.execute<DownloadedRow>(sql`
    select top.post_id as "postId", top.downloads, ${titleIn(locale, 'top.post_id')} as title, picture.id as "assetId",
      coalesce(picture.has_renditions, false) as "hasRenditions"
    from (
      select post_id, count(*)::int as downloads from (
        select e.post_id from usage_events e
        where e.at > ${at(from)} and e.event = 'download' and e.post_id is not null
        union all
        select part.post_id from usage_events e join usage_event_posts part on part.event_id = e.id
        where e.at > ${at(from)} and e.event = 'download' and e.post_id is null
      ) as downloaded group by post_id order by downloads desc, post_id limit ${limit}
    ) as top
    join posts on posts.id = top.post_id
    left join lateral (
      select a.id, exists (select from renditions r where r.source_id = a.file_id) as has_renditions
      from assets a where a.post_id = posts.id and a.kind = 'image' and a.recalled_at is null
      order by (a.id is not distinct from posts.lead_asset_id) desc, a.position, a.id limit 1
    ) as picture on true
    order by top.downloads desc, top.post_id`)
  return rows
}

interface WritingQuery extends UploadTimes {
  readonly since: Date
  readonly locale: Locale
}

/** Who wrote in which post since a time or uploads to it now, each person once. An upload is told rather than what was written. */
export async function listWriting(db: Db, { since, locale, ...times }: WritingQuery) {
  const { rows } = await db.execute<{
    id: string
    name: string
    postId: string
    title: string | null
    uploads: number
    at: Date
  }>(sql`
    select latest.id::text as id, latest.name, latest.post_id::text as "postId", ${titleIn(locale, 'latest.post_id')} as title,
      latest.uploads, latest.last_at as at
    from (
      select distinct on (p.id) p.id, trim(p.first_name || ' ' || p.surnames) as name, a.post_id, a.last_at, a.uploads
      from (
        select person_id, post_id, last_at, 0 as uploads from post_authors where last_at > ${at(since)}
        union all
        select u.person_id, u.post_id, max(${lastByteAt}), count(*)::int from uploads u
        where u.finished_at is null and u.post_id is not null and ${lastByteAt} > ${quietSince(times)}
        group by u.person_id, u.post_id
      ) as a join people p on p.id = a.person_id join posts on posts.id = a.post_id
      where posts.state <> 'trash'
      order by p.id, a.uploads > 0 desc, a.last_at desc
    ) as latest order by latest.last_at desc limit 8`)
  return rows
}
