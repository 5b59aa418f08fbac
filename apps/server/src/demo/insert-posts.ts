import { LOCALES } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import { DAY_MS, HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { sectionTextId } from '@mixed-zone/contract/sections'
import { roundDownTo, timeInZone } from '@mixed-zone/demo-league/league-time'
import { getRequired } from '@mixed-zone/demo-league/lookup'
import type { DemoPost } from '@mixed-zone/demo-league/schemas'
import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { corrections } from '../platform/database/schema/files.ts'
import {
  externalLinks,
  postCategories,
  posts,
  postTags,
  postTeams,
  postTranslations,
} from '../platform/database/schema/library.ts'
import { cleanBody } from '../platform/html/clean-body.ts'
import { replaceFigures } from '../platform/html/figures.ts'
import { inBatches } from './in-batches.ts'
import { type FillContext, insertAssets, type StoredAsset } from './insert-assets.ts'
import { fixtureKey } from './insert-league.ts'

export interface StoredPost {
  readonly post: DemoPost
  readonly id: number
  readonly publishedAt: Date
}

export interface StoredPosts {
  /** Oldest first. */
  readonly posts: readonly StoredPost[]
  readonly assets: readonly StoredAsset[]
}

/** A small stable hash. */
function hashOf(word: string): number {
  let sum = 7
  for (const character of word) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return sum
}

/** Posts older than a day move into office hours, since the first start may be in the middle of the night. */
function publicationTime({ key, hoursAgo }: DemoPost, { now, timeZone }: FillContext): Date {
  const exact = roundDownTo(1, now.getTime() - hoursAgo * HOUR_MS)
  if (Math.abs(hoursAgo) < 24) return exact
  const minutes = 9 * 60 + (hashOf(key) % (12 * 60))
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return timeInZone(leagueDay(exact, timeZone), { time, timeZone })
}

function matchdayOf({ fixture, matchday }: DemoPost, { stored }: FillContext): number | undefined {
  return fixture ? getRequired(stored.fixtures, fixtureKey(fixture.home, fixture.away)).matchday : matchday
}

function postRow(post: DemoPost, context: FillContext) {
  const { stored, now, productKey } = context
  const { fixture, contact, embargoHours } = post
  const matchday = matchdayOf(post, context)
  const publishedAt = publicationTime(post, context)
  const updatedAt = publishedAt < now ? publishedAt : new Date(now.getTime() - DAY_MS)
  return {
    sectionId: sectionTextId(post.section, productKey),
    state: publishedAt < now ? ('published' as const) : ('scheduled' as const),
    publishedAt,
    embargoUntil: embargoHours ? roundDownTo(5, now.getTime() + embargoHours * HOUR_MS) : null,
    matchdayId: matchday ? getRequired(stored.matchdays, matchday) : null,
    fixtureId: fixture ? getRequired(stored.fixtures, fixtureKey(fixture.home, fixture.away)).id : null,
    pressContactId: contact ? getRequired(stored.contacts, contact) : null,
    createdAt: new Date(updatedAt.getTime() - HOUR_MS),
    updatedAt,
  }
}

/** Figures of the demo name an asset of their post by its number: pictures first, then videos. */
function translationRows({ post, id }: StoredPost, { placeholders, assetIds }: RelationContext) {
  const withAssetIds = (body: string) =>
    replaceFigures(cleanBody(body), (number) => {
      const assetId = getRequired(assetIds, `${id} ${Number(number) - 1}`)
      return `<figure data-asset="${assetId}"></figure>`
    })
  return LOCALES.flatMap((locale) => {
    const texts = post.translations[locale]
    if (!texts) return []
    const fill = (text: string) => placeholders.fill(text, locale)
    const { title, summary, body } = texts
    return [{ postId: id, locale, title: fill(title), summary: fill(summary), body: withAssetIds(fill(body)) }]
  })
}

/** The tags of a post: its matchday first, then players, then topics. */
function tagRows({ post, id }: StoredPost, context: FillContext) {
  const { stored } = context
  const matchday = matchdayOf(post, context)
  const tagIds = [...(post.players ?? []), ...post.tags].map((key) => getRequired(stored.tags, key))
  return [...(matchday ? [getRequired(stored.matchdays, matchday)] : []), ...tagIds].map((tagId, position) => ({
    postId: id,
    tagId,
    position,
  }))
}

/** Ids of rows that refer to each other before they are inserted, ascending. */
async function drawIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select random_id() as id from generate_series(1, ${count}::integer) order by 1`,
  )
  return rows.map(({ id }) => id)
}

interface RelationContext extends FillContext {
  /** By `post id position`. */
  readonly assetIds: ReadonlyMap<string, number>
}

async function insertRelations(db: Db, storedPosts: readonly StoredPost[], context: RelationContext): Promise<void> {
  const { stored, placeholders, now } = context
  const teamRows = storedPosts.flatMap(({ post, id }) =>
    post.teams.map((team, position) => ({ postId: id, teamId: getRequired(stored.teams, team), position })),
  )
  const categoryRows = storedPosts.flatMap(({ post, id }) =>
    post.categories.map((key, position) => ({ postId: id, categoryId: getRequired(stored.categories, key), position })),
  )
  const links = storedPosts.flatMap(({ post, id }) =>
    (post.external ?? []).map(({ title, url }, position) => ({ postId: id, titles: title, url, position })),
  )
  const correctionRows = storedPosts.flatMap(({ post, id }) =>
    (post.corrections ?? []).map(({ hoursAgo, text }) => ({
      postId: id,
      at: roundDownTo(1, now.getTime() - hoursAgo * HOUR_MS),
      texts: placeholders.fillAll(text),
    })),
  )
  await inBatches(
    storedPosts.flatMap((post) => translationRows(post, context)),
    (batch) => db.insert(postTranslations).values(batch).returning({ postId: postTranslations.postId }),
  )
  await inBatches(teamRows, (batch) => db.insert(postTeams).values(batch).returning({ postId: postTeams.postId }))
  await inBatches(categoryRows, (batch) =>
    db.insert(postCategories).values(batch).returning({ postId: postCategories.postId }),
  )
  await inBatches(
    storedPosts.flatMap((post) => tagRows(post, context)),
    (batch) => db.insert(postTags).values(batch).returning({ postId: postTags.postId }),
  )
  await inBatches(links, (batch) => db.insert(externalLinks).values(batch).returning({ id: externalLinks.id }))
  await inBatches(correctionRows, (batch) => db.insert(corrections).values(batch).returning({ id: corrections.id }))
}

/** Stores the posts with their relations and assets. Ids grow with time, so that posts of the same minute keep their order. */
export async function insertPosts(db: Db, context: FillContext): Promise<StoredPosts> {
  const planned = context.league.posts
    .map((post) => ({ post, row: postRow(post, context) }))
    .sort((one, other) => one.row.publishedAt.getTime() - other.row.publishedAt.getTime())
  const ids = await drawIds(db, planned.length)
  const numbered = planned.map((entry, index) => ({ ...entry, id: ids[index] ?? 0 }))
  await inBatches(numbered, (batch) =>
    db
      .insert(posts)
      .values(batch.map(({ id, row }) => ({ id, ...row })))
      .returning({ id: posts.id }),
  )
  const storedPosts = numbered.map(({ post, id, row }) => ({ post, id, publishedAt: row.publishedAt }))
  const withoutAssets = numbered.map(({ post, id, row }) => ({ post, id, createdAt: row.createdAt }))
  const assets = await insertAssets(db, withoutAssets, context)
  const assetIds = new Map(assets.map(({ id, postId, position }) => [`${postId} ${position}`, id]))
  await insertRelations(db, storedPosts, { ...context, assetIds })
  return { posts: storedPosts, assets }
}
