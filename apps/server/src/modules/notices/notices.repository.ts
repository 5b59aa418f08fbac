import type { Localised } from '@mixed-zone/contract/locales'
import type { NoticeKind } from '@mixed-zone/contract/schemas/notices'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { anyOf, idArray } from '../../platform/database/any-of.ts'
import type { Db } from '../../platform/database/database.ts'
import { notices } from '../../platform/database/schema/records.ts'
import { type Downloaded, selectReceivers } from './receivers.repository.ts'

/** Older ones are of no use to anybody. */
const MAX_LISTED = 100

export type NoticeRow = typeof notices.$inferSelect

/** Newest first. */
export function listNoticesOf(db: Db, personId: number): Promise<NoticeRow[]> {
  return db.select().from(notices).where(eq(notices.personId, personId)).orderBy(desc(notices.id)).limit(MAX_LISTED)
}

const isUnreadOf = (personId: number) => and(eq(notices.personId, personId), isNull(notices.readAt))

export function countUnread(db: Db, personId: number): Promise<number> {
  return db.$count(notices, isUnreadOf(personId))
}

/** Without ids: all of them. */
export async function markRead(
  db: Db,
  { personId, ids, now }: { personId: number; ids: readonly number[] | undefined; now: Date },
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(isUnreadOf(personId), ids && anyOf(notices.id, ids)))
}

interface NewNotice {
  readonly kind: NoticeKind
  readonly at: Date
  readonly texts: Localised
  readonly postId: number
  /** What was corrected or withdrawn; null for the whole post. */
  readonly assetId: number | null
  /** What its receivers have downloaded. */
  readonly downloaded: Downloaded
  /** People who have been told already. */
  readonly except?: readonly number[]
}

/** Writes a notice to everybody who has downloaded it, once each. Returns their ids. */
export async function notifyReceivers(tx: Db, notice: NewNotice): Promise<number[]> {
  const { kind, at, texts, postId, assetId, downloaded, except = [] } = notice
  const titleIn = (locale: string) =>
    sql`coalesce((select title from post_translations where post_id = ${postId} and locale = ${locale}), '')`
  const { rows } = await tx.execute<{ personId: number }>(sql`
    insert into ${notices} (person_id, post_id, asset_id, kind, at, post_titles, asset_name, texts)
    select person_id, ${postId}, ${assetId}::bigint, ${kind}, ${at},
      jsonb_build_object('es', ${titleIn('es')}, 'en', ${titleIn('en')}, 'pt', ${titleIn('pt')}),
      (select name from assets where id = ${assetId}::bigint), ${JSON.stringify(texts)}::jsonb
    from (${selectReceivers(downloaded)}) as receivers
    where person_id <> all(${idArray(except)})
    returning person_id as "personId"`)
  return rows.map(({ personId }) => Number(personId))
}
