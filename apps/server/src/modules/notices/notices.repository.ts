import { LOCALES, type Localised } from '@mixed-zone/contract/locales'
import type { NoticeKind } from '@mixed-zone/contract/schemas/notices'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { anyOf, idArray } from '../../platform/database/any-of.ts'
import type { Db } from '../../platform/database/database.ts'
import { notices } from '../../platform/database/schema/records.ts'
import { selectRecipients } from './recipients.repository.ts'

const MAX_LISTED = 100

export type NoticeRow = typeof notices.$inferSelect

/** Newest first. */
export function listNoticesOf(db: Db, personId: number): Promise<NoticeRow[]> {
  return db.select().from(notices).where(eq(notices.personId, personId)).orderBy(desc(notices.id)).limit(MAX_LISTED)
}

/** Marks the given notices as read; without ids, all of them. */
export async function markRead(
  db: Db,
  { personId, ids, now }: { personId: number; ids: readonly number[] | undefined; now: Date },
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.personId, personId), isNull(notices.readAt), ids && anyOf(notices.id, ids)))
}

interface NewNotice {
  readonly kind: NoticeKind
  readonly at: Date
  readonly texts: Localised
  readonly postId: number
  /** The file that was corrected or recalled; null if the notice is about the whole post. */
  readonly assetId: number | null
  /** Notifies those who downloaded one of these files; without them, everybody who downloaded anything of the post. */
  readonly assetIds?: readonly number[] | undefined
  /** People who have been notified already. */
  readonly exceptPersonIds?: readonly number[]
}

/** Writes one notice for each recipient. Returns the ids of these people. */
export async function notifyRecipients(tx: Db, notice: NewNotice): Promise<number[]> {
  const { kind, at, texts, postId, assetId, assetIds, exceptPersonIds = [] } = notice
  const titles = LOCALES.map(
    (locale) =>
      sql`${locale}::text, coalesce((select title from post_translations where post_id = ${postId} and locale = ${locale}), '')`,
  )
  const { rows } = await tx.execute<{ personId: number }>(sql`
    insert into ${notices} (person_id, post_id, asset_id, kind, at, post_titles, asset_name, texts)
    select person_id, ${postId}, ${assetId}::bigint, ${kind}, ${at},
      jsonb_build_object(${sql.join(titles, sql`, `)}),
      (select name from assets where id = ${assetId}::bigint), ${JSON.stringify(texts)}::jsonb
    from (${selectRecipients({ postId, assetIds })}) as recipients
    where person_id <> all(${idArray(exceptPersonIds)})
    returning person_id as "personId"`)
  return rows.map(({ personId }) => Number(personId))
}
