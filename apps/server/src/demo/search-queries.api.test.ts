import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { LOCALES } from '@mixed-zone/contract/locales'
import { type DemoLeague, loadDemoLeague } from '@mixed-zone/demo-league/demo-league'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { storeBytes } from '../../test/insert-assets.ts'
import { startTestApp, type TestApp } from '../../test/start-test-app.ts'
import { indexPosts } from '../modules/search/search.ts'
import { insertLeague } from './insert-league.ts'
import { insertPosts } from './insert-posts.ts'
import { createPlaceholders } from './placeholders.ts'
import type { StoredArt } from './store-art.ts'

/** What journalists type, and the post of the demo league that they expect first. */
const QUERIES = z.parse(
  z.array(
    z.strictObject({
      text: z.string(),
      locale: z.enum(LOCALES),
      /** The key of the post, i.e. the name of its file. */
      first: z.string(),
      leftOut: z.optional(z.array(z.string())),
    }),
  ),
  JSON.parse(readFileSync(join(import.meta.dirname, 'search-queries.json'), 'utf8')),
)

let test: TestApp
let token: string
const keyOf = new Map<string, string>()

/** One file stands for all art: only texts and the kinds of assets are searched. */
async function createArt(league: DemoLeague): Promise<StoredArt> {
  const file = await storeBytes(test, 'art')
  const each = (keys: Iterable<string>) => new Map([...keys].map((key) => [key, file]))
  const video = { file: file, poster: file, subtitles: new Map(LOCALES.map((locale) => [locale, file])) }
  return {
    crests: each(league.clubs.keys()),
    pictures: each(league.pictures.keys()),
    documents: each(league.documents.keys()),
    videos: new Map([...league.videos.keys()].map((key) => [key, video])),
  }
}

beforeAll(async () => {
  test = await startTestApp()
  token = (await test.signIn()).token
  const [now, timeZone, productKey] = [test.clock.now(), test.settings.current.timeZone.name, test.config.productKey]
  const league = loadDemoLeague({ now, timeZone })
  const art = await createArt(league)
  const stored = await insertLeague(test.db, league, { art, now: test.clock.now() })
  const placeholders = createPlaceholders({ now, timeZone, season: league.season.name, contacts: league.contacts })
  const context = { now, timeZone, productKey, league, stored, art, placeholders, hasVideoHost: false }
  const { posts } = await insertPosts(test.db, context)
  for (const { id, post } of posts) keyOf.set(String(id), post.key)
  await indexPosts(test.db, [...keyOf.keys()].map(Number))
})

afterAll(() => test.remove())

const search = async (text: string, locale: (typeof LOCALES)[number]) =>
  (await test.call(filterPosts, { token, locale, body: { text, facets: false, pageSize: 1 } })).answer()

describe('POST private/filter-posts with the demo league', () => {
  it('covers at least sixty queries in three languages', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(60)
    expect(new Set(QUERIES.map(({ locale }) => locale)).size).toBe(LOCALES.length)
  })

  it.each(QUERIES)('$locale: "$text" finds $first first', async ({ text, locale, first, leftOut }) => {
    const { posts, leftOutWords } = await search(text, locale)
    expect(keyOf.get(posts[0]?.id ?? '')).toBe(first)
    expect(leftOutWords).toEqual(leftOut)
  })
})
