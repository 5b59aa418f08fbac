import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { pendingPublications } from '../../../platform/database/schema/drafts.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { uploads } from '../../../platform/database/schema/uploads.ts'
import { permissionsOf } from '../../access/rules.ts'
import { recordAudit } from '../../audit/audit.ts'
import { type IndexPosts, isReleased, lockPost } from '../../library/library.ts'
import { isRecalledElsewhere } from './drafts.repository.ts'
import { findPublishedVersion } from './versions.repository.ts'

/** What is not a change of another file. */
const IS_PLAIN: SQL = sql`not (${uploads.target} ?| array['replaces', 'posterOf', 'subtitles'])`

/**
 * Files of a post that are still being uploaded become part of what readers get as soon as they are there, if whoever uploads them may
 * publish then. Those that are there already are published as the draft says.
 */
export async function markLateUploads(tx: Db, postId: number): Promise<void> {
  await tx
    .update(uploads)
    .set({ publishWhenReady: sql`${uploads.finishedAt} is null` })
    .where(and(eq(uploads.postId, postId), IS_PLAIN))
}

const isMarked = (postId: number) => and(eq(uploads.postId, postId), eq(uploads.publishWhenReady, true))

const assetsOfMarked = (tx: Db, postId: number, condition?: SQL) =>
  tx
    .select({ id: uploads.assetId })
    .from(uploads)
    .where(and(isMarked(postId), isNotNull(uploads.assetId), condition))

/** Those with marked uploads who may publish now: uploads can be resumed for days, and permissions change. */
async function listPublishers(tx: Db, postId: number): Promise<number[]> {
  const uploaders = await tx
    .selectDistinct({
      id: people.id,
      state: people.state,
      role: people.role,
      permissionsAdded: people.permissionsAdded,
      permissionsTaken: people.permissionsTaken,
    })
    .from(uploads)
    .innerJoin(people, eq(people.id, uploads.personId))
    .where(isMarked(postId))
  return uploaders
    .filter((person) => person.state === 'active' && permissionsOf(person).includes('publish'))
    .map(({ id }) => id)
}

/** The post is no longer published: what arrives from now on waits in the draft. */
export async function unmarkLateUploads(tx: Db, postId: number): Promise<void> {
  await tx.update(uploads).set({ publishWhenReady: false }).where(isMarked(postId))
}

/** The publication was undone: also what arrived since then is back in the draft, with the rights of the post again. */
export async function returnLateUploadsToDraft(tx: Db, postId: number): Promise<void> {
  await tx
    .update(assets)
    .set({ postId: null, draftPostId: postId, rights: null, rightsUntil: null })
    .where(and(eq(assets.postId, postId), inArray(assets.id, assetsOfMarked(tx, postId))))
  await unmarkLateUploads(tx, postId)
}

/** As the checklist: without rights of the post, pictures and videos need their own. */
const HAS_RIGHTS: SQL = sql`(${assets.kind} not in ('image', 'video') or ${assets.rights} is not null)`

/**
 * Gives readers the files of a published post that were still being uploaded when it was published, with the rights of the post. Returns how
 * many. The post has to be locked. Call it after the content of a publication was written, too: that takes back every file which is not part
 * of it.
 */
export async function publishFinishedUploads(tx: Db, postId: number, indexPosts: IndexPosts): Promise<number> {
  const publishers = await listPublishers(tx, postId)
  if (publishers.length === 0) return 0
  const rights = (await findPublishedVersion(tx, postId))?.snapshot.facts.rights ?? null
  const published = await tx
    .update(assets)
    .set({
      postId,
      draftPostId: null,
      ...(rights && {
        rights: sql`coalesce(${assets.rights}, ${JSON.stringify(rights.texts)}::jsonb)`,
        rightsUntil: sql`case when ${assets.rights} is null then ${rights.until}::date else ${assets.rightsUntil} end`,
      }),
    })
    .where(
      and(
        eq(assets.draftPostId, postId),
        inArray(assets.id, assetsOfMarked(tx, postId, inArray(uploads.personId, publishers))),
        // These stay in the draft, where the checklist says why.
        sql`not ${isRecalledElsewhere}`,
        rights === null ? HAS_RIGHTS : undefined,
      ),
    )
    .returning({ id: assets.id })
  if (published.length > 0) await indexPosts(tx, [postId])
  return published.length
}

interface Finished {
  readonly postId: number
  readonly personId: number
  readonly assetId: number
  readonly at: Date
}

/** For one upload of a post that was published meanwhile. While the publication can be undone, its content is not written yet. */
export async function publishWhenReady(tx: Db, finished: Finished, indexPosts: IndexPosts): Promise<boolean> {
  const { postId, personId, assetId, at } = finished
  const post = await lockPost(tx, postId)
  if (!post || !isReleased(post)) return false
  const [pending] = await tx
    .select({ kind: pendingPublications.kind })
    .from(pendingPublications)
    .where(eq(pendingPublications.postId, postId))
  if (pending?.kind === 'update') return false
  if ((await publishFinishedUploads(tx, postId, indexPosts)) === 0) return false
  await recordAudit(tx, {
    at,
    actor: { personId },
    action: 'post.updated',
    subject: { kind: 'post', id: postId },
    details: { asset: String(assetId) },
  })
  return true
}
