import type { Localised } from '@mixed-zone/contract/locales'
import type { NoticeKind } from '@mixed-zone/contract/schemas/notices'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { anyOf, idArray } from '../../platform/database/any-of.ts'
import type { Db } from '../../platform/database/database.ts'
import { notices } from '../../platform/database/schema/records.ts'
import { type DownloadScope, selectRecipients } from './recipients.repository.ts'

/** Older notices are of no use to anybody. */
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

/** Marks the given notices as read; without ids, all of them. */
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
  /** The file that was corrected or recalled; null if the notice is about the whole post. */
  readonly assetId: number | null
  /** Everybody with a download in this scope is notified. */
  readonly scope: DownloadScope
  /** People who have been notified already. */
  readonly exceptPersonIds?: readonly number[]
}

/** Writes one notice for each recipient. Returns the ids of these people. */
export async function notifyRecipients(tx: Db, notice: NewNotice): Promise<number[]> {
  const { kind, at, texts, postId, assetId, scope, exceptPersonIds = [] } = notice
  const titleIn = (locale: string) =>
    sql`coalesce((select title from post_translations where post_id = ${postId} and locale = ${locale}), '')`
  const { rows } = await tx.execute<{ personId: number }>(sql`
    insert into ${notices} (person_id, post_id, asset_id, kind, at, post_titles, asset_name, texts)
    select person_id, ${postId}, ${assetId}::bigint, ${kind}, ${at},
      jsonb_build_object('es', ${titleIn('es')}, 'en', ${titleIn('en')}, 'pt', ${titleIn('pt')}),
      (select name from assets where id = ${assetId}::bigint), ${JSON.stringify(texts)}::jsonb
    from (${selectRecipients(scope)}) as recipients
    where person_id <> all(${idArray(exceptPersonIds)})
    returning person_id as "personId"`)
  return rows.map(({ personId }) => Number(personId))
}
