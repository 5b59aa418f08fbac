import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { assets } from '../../platform/database/schema/files.ts'
import { posts } from '../../platform/database/schema/library.ts'
import { people } from '../../platform/database/schema/people.ts'
import { usageEventPosts, usageEvents } from '../../platform/database/schema/records.ts'

export interface UsageEvent {
  readonly event: (typeof usageEvents.$inferSelect)['event']
  readonly postId: number
  readonly assetId?: number | null
  readonly rendition?: string | null
  readonly bytes?: number | null
}

/** With the person's current medium and country, since the rows outlive the person. One statement for all events. */
export async function recordUsage(
  db: Db,
  { personId, at, events }: { personId: number; at: Date; events: readonly UsageEvent[] },
): Promise<void> {
  if (events.length === 0) return
  const rows = JSON.stringify(
    events.map(({ event, postId, assetId = null, rendition = null, bytes = null }) => ({
      event,
      post_id: postId,
      asset_id: assetId,
      rendition,
      bytes,
    })),
  )
  await db.execute(sql`
    insert into ${usageEvents}
      (at, event, person_id, company_name, media_type, country, region, post_id, asset_id, rendition, bytes)
    select ${at}, used.event, ${people.id}, ${people.companyName}, ${people.mediaType}, ${people.country},
      ${people.region}, used.post_id, used.asset_id, used.rendition, used.bytes
    from ${people}
    cross join jsonb_to_recordset(${rows}::jsonb)
      as used (event text, post_id bigint, asset_id bigint, rendition text, bytes bigint)
    where ${people.id} = ${personId}`)
}

interface PackDownload {
  readonly personId: number
  readonly at: Date
  readonly rendition: string
  readonly bytes: number
  readonly posts: readonly { readonly postId: number; readonly bytes: number }[]
}

/** One event that counts for each post. */
export async function recordPackDownload(
  db: Db,
  { personId, at, rendition, bytes, posts: parts }: PackDownload,
): Promise<void> {
  const rows = JSON.stringify(parts.map(({ postId, bytes: ofPost }) => ({ post_id: postId, bytes: ofPost })))
  await db.execute(sql`
    with used as (
      insert into ${usageEvents} (at, event, person_id, company_name, media_type, country, region, rendition, bytes)
      select ${at}, 'download', ${people.id}, ${people.companyName}, ${people.mediaType}, ${people.country},
        ${people.region}, ${rendition}, ${bytes}
      from ${people} where ${people.id} = ${personId} returning id
    )
    insert into ${usageEventPosts} (event_id, post_id, bytes)
    select used.id, part.post_id, part.bytes
    from used cross join jsonb_to_recordset(${rows}::jsonb) as part (post_id bigint, bytes bigint)`)
}

/** Serialises the events of a person. */
export async function lockUsageOf(tx: Db, personId: number): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
}

export async function wasUsedSince(
  db: Db,
  { personId, event, postId, since }: { personId: number; event: UsageEvent['event']; postId: number; since: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: usageEvents.id })
    .from(usageEvents)
    .where(
      and(
        eq(usageEvents.personId, personId),
        eq(usageEvents.postId, postId),
        eq(usageEvents.event, event),
        gt(usageEvents.at, since),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Whether the post is visible and the asset, if given, belongs to it. */
export async function isVisibleTarget(
  db: Db,
  { visible, postId, assetId }: { visible: SQL; postId: number; assetId: number | null },
): Promise<boolean> {
  const hasAsset = sql`exists (select 1 from ${assets} where ${assets.postId} = ${posts.id} and ${assets.id} = ${assetId})`
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, postId), visible, assetId === null ? undefined : hasAsset))
  return row !== undefined
}
