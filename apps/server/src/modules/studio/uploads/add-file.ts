import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId, rowId } from '../../../platform/database/row-id.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { setTrackState } from '../posts/draft-subtitles.ts'
import { lockDraftRow, touchDraft } from '../posts/drafts.repository.ts'

/** The subject of the studio event `post` when files without a post have changed. */
export const INBOX_SUBJECT = 'inbox'

export interface AddedFile {
  readonly fileId: number
  readonly kind: AssetKind
  readonly mediaType: string
  readonly name: string
  readonly target: FileTarget
  readonly personId: number
  readonly chosenOrder: number | null
  readonly at: Date
}

/** Rejects with `not-found` unless the post is there, and the file that is to be changed is part of it. */
export async function requireTarget(db: Db, target: FileTarget): Promise<void> {
  if (target.postId === undefined) return
  const postId = requireRowId(target.postId)
  const [post] = await db.select({ state: posts.state }).from(posts).where(eq(posts.id, postId))
  if (!post || post.state === 'trash') throw new ApiError('not-found')
  const changed = changedIdOf(target)
  if (changed !== undefined && !(await findChanged(db, postId, changed))) throw new ApiError('not-found')
}

/** Inserts a file where its target says: into the draft of a post, as a change of one of its files, or into the inbox. */
export async function addFile(tx: Db, file: AddedFile): Promise<number> {
  const postId = file.target.postId === undefined ? null : requireRowId(file.target.postId)
  if (postId !== null) await lockDraftRow(tx, postId)
  const change = postId === null ? {} : await prepareChange(tx, postId, file)
  const [row] = await tx
    .insert(assets)
    .values({
      draftPostId: postId,
      position: postId === null ? 0 : await takePosition(tx, postId, file),
      chosenOrder: file.chosenOrder,
      kind: file.kind,
      fileId: file.fileId,
      name: file.name,
      // Of a file that is stored already, it was read before.
      copyright: sql`coalesce((select camera ->> 'copyright' from file_details where file_id = ${file.fileId}), '')`,
      uploadedBy: file.personId,
      createdAt: file.at,
      ...change,
    })
    .returning({ id: assets.id })
  if (!row) throw new Error('An asset was inserted, but its row did not come back')
  if (file.kind === 'video') await completeVideo(tx, row.id, file.fileId)
  if (postId !== null) await recordInPost(tx, { ...file, postId, assetId: row.id })
  await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: postId ?? INBOX_SUBJECT })
  return row.id
}

/** A video that is stored already is not prepared again: it has the poster of the others, and a media id, by which readers see it. */
async function completeVideo(tx: Db, id: number, fileId: number): Promise<void> {
  const others = sql`(select poster_file_id from assets where file_id = ${fileId} and poster_file_id is not null limit 1)`
  await tx
    .update(assets)
    .set({ mediaId: `file-${id}`, posterFileId: others })
    .where(and(eq(assets.id, id), isNull(assets.mediaId)))
}

async function recordInPost(tx: Db, { postId, assetId, ...file }: AddedFile & { postId: number; assetId: number }) {
  await touchDraft(tx, { postId, personId: file.personId, at: file.at })
  await recordAudit(tx, {
    at: file.at,
    actor: { personId: file.personId },
    action: 'post.edited',
    subject: { kind: 'post', id: postId },
    details: { asset: String(assetId), file: file.name },
  })
}

const changedIdOf = ({ replaces, posterOf, subtitles }: FileTarget) => replaces ?? posterOf ?? subtitles?.of

async function findChanged(db: Db, postId: number, id: string) {
  const changedId = rowId(id)
  if (changedId === null) return null
  const isOfPost = or(eq(assets.postId, postId), eq(assets.draftPostId, postId))
  const [row] = await db
    .select({ id: assets.id, kind: assets.kind })
    .from(assets)
    .where(and(eq(assets.id, changedId), isOfPost, isNull(assets.changeOf), isNull(assets.subtitlesOf)))
  return row ?? null
}

/** An earlier change that was not published yet makes room. If the changed file is gone, this one becomes a file of its own. */
async function prepareChange(tx: Db, postId: number, { target, kind, mediaType, ...file }: AddedFile) {
  const id = changedIdOf(target)
  const changed = id === undefined ? null : await findChanged(tx, postId, id)
  if (!changed) return {}
  if (target.subtitles) {
    if (mediaType !== 'text/vtt' || changed.kind !== 'video') throw new ApiError('media-type')
    const { locale } = target.subtitles
    const isOfLanguage = and(eq(assets.subtitlesOf, changed.id), eq(assets.locale, locale))
    await tx.delete(assets).where(and(isOfLanguage, isNull(assets.postId)))
    // Readers keep these until the next publication, which would leave them in the draft otherwise.
    const replaced = await tx.select({ id: assets.id }).from(assets).where(isOfLanguage)
    for (const { id: trackId } of replaced) await setTrackState(tx, file, { postId, trackId, state: 'removed' })
    return { subtitlesOf: changed.id, locale }
  }
  const changeKind = target.posterOf === undefined ? ('replacement' as const) : ('poster' as const)
  const isExpectedKind = changeKind === 'poster' ? kind === 'image' && changed.kind === 'video' : kind === changed.kind
  if (!isExpectedKind) throw new ApiError('media-type')
  await tx.delete(assets).where(and(eq(assets.changeOf, changed.id), eq(assets.changeKind, changeKind)))
  return { changeOf: changed.id, changeKind }
}

/** After all others, but before those that the same person has chosen later and that have arrived sooner, which make room. */
async function takePosition(tx: Db, postId: number, { personId, chosenOrder }: AddedFile): Promise<number> {
  const isOfPost = or(eq(assets.postId, postId), eq(assets.draftPostId, postId))
  const isChosenLater = sql`${assets.uploadedBy} = ${personId} and ${assets.chosenOrder} > ${chosenOrder}::bigint`
  const [row] = await tx
    .select({
      last: sql<number>`coalesce(max(${assets.position}) + 1, 0)::int`,
      firstChosenLater: sql<number | null>`min(${assets.position}) filter (where ${isChosenLater})`,
    })
    .from(assets)
    .where(isOfPost)
  if (!row) return 0
  const { last, firstChosenLater } = row
  if (firstChosenLater === null) return last
  await tx
    .update(assets)
    .set({ position: sql`${assets.position} + 1` })
    .where(and(isOfPost, gte(assets.position, firstChosenLater)))
  return firstChosenLater
}
