import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { and, eq, inArray, or } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assets, corrections } from '../../../platform/database/schema/files.ts'
import {
  postCategories,
  posts,
  postTags,
  postTeams,
  postTranslations,
} from '../../../platform/database/schema/library.ts'
import { cleanBody } from '../../../platform/html/clean-body.ts'

/** A new post. The body is sanitised when it is stored. */
export interface PostDraft {
  readonly sectionId: string
  readonly translations: readonly {
    readonly locale: Locale
    readonly title: string
    readonly summary: string
    readonly body: string
  }[]
  readonly teamIds?: readonly number[]
  readonly categoryIds?: readonly number[]
  readonly tagIds?: readonly number[]
  readonly matchdayId?: number | null
  readonly fixtureId?: number | null
  readonly pressContactId?: number | null
}

/** A post as its editor last saw it. A higher stored version is a conflict. */
export interface KnownPost {
  readonly id: number
  readonly version: number
}

/** Locks the post until the transaction ends, but not for rows that only refer to it: their writers could wait for each other otherwise. */
export async function lockPost(tx: Db, id: number) {
  const [row] = await tx
    .select({
      id: posts.id,
      state: posts.state,
      sectionId: posts.sectionId,
      version: posts.version,
      publishedAt: posts.publishedAt,
      embargoUntil: posts.embargoUntil,
      outAt: posts.outAt,
      trashedAt: posts.trashedAt,
    })
    .from(posts)
    .where(eq(posts.id, id))
    .for('no key update')
  return row
}

export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>

export type PostChange = Partial<
  Pick<typeof posts.$inferInsert, 'state' | 'publishedAt' | 'embargoUntil' | 'outAt' | 'trashedAt'>
>

export async function updatePost(tx: Db, post: LockedPost, change: PostChange & { updatedAt: Date }): Promise<void> {
  await tx
    .update(posts)
    .set({ ...change, version: post.version + 1 })
    .where(eq(posts.id, post.id))
}

export async function insertDraft(tx: Db, draft: PostDraft, now: Date): Promise<number> {
  const { sectionId, matchdayId, fixtureId, pressContactId } = draft
  const [row] = await tx
    .insert(posts)
    .values({ sectionId, matchdayId, fixtureId, pressContactId, state: 'draft', createdAt: now, updatedAt: now })
    .returning({ id: posts.id })
  if (!row) throw new Error('the insert returned no row')
  const postId = row.id
  const { translations, teamIds = [], categoryIds = [], tagIds = [] } = draft
  const texts = translations.map(({ body, ...others }) => ({ postId, ...others, body: cleanBody(body) }))
  if (texts.length > 0) await tx.insert(postTranslations).values(texts)
  const inOrder = <T extends object>(ids: readonly number[], of: (id: number) => T) =>
    ids.map((id, position) => ({ postId, position, ...of(id) }))
  const teams = inOrder(teamIds, (teamId) => ({ teamId }))
  const categories = inOrder(categoryIds, (categoryId) => ({ categoryId }))
  const tags = inOrder(tagIds, (tagId) => ({ tagId }))
  if (teams.length > 0) await tx.insert(postTeams).values(teams)
  if (categories.length > 0) await tx.insert(postCategories).values(categories)
  if (tags.length > 0) await tx.insert(postTags).values(tags)
  return postId
}

export async function insertCorrection(
  tx: Db,
  correction: { postId: number; assetId: number | null; at: Date; texts: Localised },
): Promise<void> {
  await tx.insert(corrections).values(correction)
}

export async function hasAsset(tx: Db, { postId, assetId }: { postId: number; assetId: number }): Promise<boolean> {
  const [row] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.id, assetId), eq(assets.postId, postId)))
  return row !== undefined
}

interface Copies {
  readonly postId: number
  readonly copyIds: readonly number[]
}

/** Locks a post together with those of other assets. All locks of posts are taken in the order of their ids, against deadlocks. */
export async function lockPostsOfCopies(tx: Db, { postId, copyIds }: Copies): Promise<void> {
  const ofCopies = tx.select({ id: assets.postId }).from(assets).where(anyOf(assets.id, copyIds))
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(or(eq(posts.id, postId), inArray(posts.id, ofCopies)))
    .orderBy(posts.id)
    .for('no key update')
}

/** Locks an asset and others with the same bytes. Null if the post has no such asset, or one of the others is missing or has other bytes. */
export async function lockCopies(tx: Db, { postId, assetId, copyIds }: Copies & { assetId: number }) {
  const wanted = [...new Set(copyIds)].filter((id) => id !== assetId)
  const rows = await tx
    .select({ id: assets.id, postId: posts.id, fileId: assets.fileId, recalledAt: assets.recalledAt })
    .from(assets)
    .innerJoin(posts, eq(posts.id, assets.postId))
    .where(anyOf(assets.id, [assetId, ...wanted]))
    .orderBy(assets.id)
    .for('update', { of: assets })
  const asset = rows.find(({ id }) => id === assetId)
  const copies = rows.filter(({ id, fileId }) => id !== assetId && fileId !== null && fileId === asset?.fileId)
  return asset?.postId === postId && copies.length === wanted.length ? { asset, copies } : null
}

/** Its URLs stay valid, to return the reason. */
export async function markRecalled(
  tx: Db,
  { assetId, at, reasons }: { assetId: number; at: Date; reasons: Localised },
): Promise<void> {
  await tx.update(assets).set({ recalledAt: at, recallReasons: reasons }).where(eq(assets.id, assetId))
}
