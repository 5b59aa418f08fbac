import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { corrections } from '../../platform/database/schema/files.ts'
import {
  externalLinks,
  postCategories,
  posts,
  postTags,
  postTeams,
  postTranslations,
} from '../../platform/database/schema/library.ts'
import type { DemoPost } from '@mixed-zone/demo-league/content/post-type'
import { downTo, HOUR_MS } from '@mixed-zone/demo-league/league/league-time'
import { inBatches, required } from './in-batches.ts'
import { insertAssets, type StoredAsset } from './insert-assets.ts'
import { planAssets } from './plan-assets.ts'
import { type Filling, planPost, planTags, planTranslations } from './plan-post.ts'
import type { StoredArt } from './store-art.ts'

export interface StoredPost {
  readonly post: DemoPost
  readonly id: number
  readonly publishedAt: Date
}

export interface StoredPosts {
  /** The oldest first. */
  readonly posts: readonly StoredPost[]
  readonly assets: readonly StoredAsset[]
}

/** Numbers handed out by the database itself, so that rows can name each other before they are there. */
async function reserveIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string | number }>(
    sql`select nextval(pg_get_serial_sequence('posts', 'id')) as id from generate_series(1, ${count}::integer)`,
  )
  return rows.map((row) => Number(row.id))
}

async function insertRelations(db: Db, stored: readonly StoredPost[], filling: Filling): Promise<void> {
  const { league, teller, now } = filling
  const translations = stored.flatMap(({ post, id }) =>
    planTranslations(post, filling).map((words) => ({ postId: id, ...words })),
  )
  const teamRows = stored.flatMap(({ post, id }) =>
    post.teams.map((team, position) => ({ postId: id, teamId: required(league.teams, team), position })),
  )
  const categoryRows = stored.flatMap(({ post, id }) =>
    post.categories.map((key, position) => ({ postId: id, categoryId: required(league.categories, key), position })),
  )
  const tagRows = stored.flatMap(({ post, id }) =>
    planTags(post, filling).map((tagId, position) => ({ postId: id, tagId, position })),
  )
  const links = stored.flatMap(({ post, id }) =>
    (post.external ?? []).map(({ title, url }, position) => ({ postId: id, titles: title, url, position })),
  )
  const changes = stored.flatMap(({ post, id }) =>
    (post.corrections ?? []).map(({ hoursAgo, text }) => ({
      postId: id,
      at: downTo(1, now.getTime() - hoursAgo * HOUR_MS),
      texts: teller.tellAll(text),
    })),
  )
  await inBatches(translations, (batch) =>
    db.insert(postTranslations).values(batch).returning({ postId: postTranslations.postId }),
  )
  await inBatches(teamRows, (batch) => db.insert(postTeams).values(batch).returning({ postId: postTeams.postId }))
  await inBatches(categoryRows, (batch) =>
    db.insert(postCategories).values(batch).returning({ postId: postCategories.postId }),
  )
  await inBatches(tagRows, (batch) => db.insert(postTags).values(batch).returning({ postId: postTags.postId }))
  await inBatches(links, (batch) => db.insert(externalLinks).values(batch).returning({ id: externalLinks.id }))
  await inBatches(changes, (batch) => db.insert(corrections).values(batch).returning({ id: corrections.id }))
}

/** Stores posts with all that belongs to them, the oldest first, so that ids grow with time. */
export async function insertPosts(
  db: Db,
  content: readonly DemoPost[],
  { filling, art }: { readonly filling: Filling; readonly art: StoredArt },
): Promise<StoredPosts> {
  const planned = content
    .map((post) => ({ post, row: planPost(post, filling) }))
    .sort((one, other) => one.row.publishedAt.getTime() - other.row.publishedAt.getTime())
  const ids = await reserveIds(db, planned.length)
  const numbered = planned.map((entry, index) => ({ ...entry, id: ids[index] ?? 0 }))
  await inBatches(numbered, (batch) =>
    db
      .insert(posts)
      .overridingSystemValue()
      .values(batch.map(({ id, row }) => ({ id, ...row })))
      .returning({ id: posts.id }),
  )
  const stored = numbered.map(({ post, id, row }) => ({ post, id, publishedAt: row.publishedAt }))
  await insertRelations(db, stored, filling)
  const assets = numbered.flatMap(({ post, id, row }) =>
    planAssets({ post, postId: id, createdAt: row.createdAt, art, filling }),
  )
  return { posts: stored, assets: await insertAssets(db, assets, art) }
}
