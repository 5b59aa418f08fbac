import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { postDrafts } from '../../../platform/database/schema/drafts.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { COLLEAGUE_COLUMNS, toColleague } from './drafts.repository.ts'

/** Events are counted this long after they happened, when all transactions of that moment have ended. */
const USAGE_DELAY = sql`interval '1 minute'`

/** Counts views and downloads since the last time, at most once a minute. */
export async function refreshUsageTotals(db: Db, now: Date): Promise<void> {
  const limit = sql`(${now.toISOString()}::timestamptz - ${USAGE_DELAY})`
  await db.execute(sql`
    with due as (
      select until from post_usage_counted where until < ${limit} - interval '1 minute' for update skip locked
    ), counted as (
      insert into post_usage_totals as totals (post_id, views, downloads)
      select post_id, count(*) filter (where event = 'view'), count(*) filter (where event = 'download')
      from post_usage, due where at > due.until and at <= ${limit} group by post_id
      on conflict (post_id) do update
        set views = totals.views + excluded.views, downloads = totals.downloads + excluded.downloads
    )
    update post_usage_counted set until = ${limit} from due`)
}

/** How often files of a post were downloaded, and by how many people. */
export async function findDownloads(db: Db, postId: number): Promise<{ downloads: number; recipients: number }> {
  const { rows } = await db.execute<{ downloads: number; recipients: number }>(sql`
    select count(*)::int as downloads, count(distinct person_id)::int as recipients
    from post_usage where post_id = ${postId} and event = 'download'`)
  return rows[0] ?? { downloads: 0, recipients: 0 }
}

/** What the reviewer or the author was told last. */
export async function findNote(db: Db, postId: number) {
  const [row] = await db
    .select({ text: postDrafts.note, at: postDrafts.notedAt, by: COLLEAGUE_COLUMNS })
    .from(postDrafts)
    .leftJoin(people, eq(people.id, postDrafts.noteBy))
    .where(eq(postDrafts.postId, postId))
  if (!row || row.text === null || row.at === null) return null
  return { text: row.text, at: row.at.toISOString(), by: toColleague(row.by) }
}
