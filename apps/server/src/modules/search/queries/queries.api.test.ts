import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAsset } from '../../../../test/insert-assets.ts'
import { insertCategory, insertPost, insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { indexPosts } from '../search.ts'
import { CATEGORIES, POSTS, type PostKey, type QueriedPost, TAGS, TEAMS } from './posts.fixture.ts'
import { QUERIES } from './queries.fixture.ts'

let test: TestApp
let token: string
const keyOf = new Map<string, PostKey>()

const localised = ([es, en, pt]: readonly [string, string, string]): Localised => ({ es, en, pt })

// Object.entries types keys as string.
const entries = <K extends string, V>(object: Readonly<Record<K, V>>) => Object.entries(object) as [K, V][]

beforeAll(async () => {
  test = await startTestApp()
  token = (await test.signIn()).token
  const { db } = test
  const ids = new Map<string, number>()
  for (const [key, [name, shortName]] of entries(TEAMS)) ids.set(key, (await insertTeam(db, { name, shortName })).id)
  for (const [key, [kind, ...names]] of entries(TAGS)) {
    ids.set(key, (await insertTag(db, { kind, names: localised(names) })).id)
  }
  for (const [key, names] of entries(CATEGORIES))
    ids.set(key, (await insertCategory(db, { names: localised(names) })).id)
  const idsOf = (keys: readonly string[] = []) => keys.flatMap((key) => ids.get(key) ?? [])

  for (const [age, [key, post]] of entries<PostKey, QueriedPost>(POSTS).entries()) {
    const translations = LOCALES.flatMap((locale) => {
      const [title, summary = '', body = ''] = post.words[locale] ?? []
      return title ? [{ locale, title, summary, body }] : []
    })
    const { id } = await insertPost(db, {
      publishedAt: minutesLater(-age - 1),
      translations,
      teamIds: idsOf(post.teams),
      tagIds: idsOf(post.tags),
      categoryIds: idsOf(post.categories),
    })
    if (post.caption)
      await insertAsset(test, { postId: id, mediaId: key, kind: 'video', captions: localised(post.caption) })
    keyOf.set(String(id), key)
  }
  await indexPosts(db, [...keyOf.keys()].map(Number))
})

afterAll(() => test.remove())

describe.each(Object.entries(QUERIES))('POST private/filter-posts with %s', (_kind, queries) => {
  it.each(queries)('ranks for %j the post %s first', async (text, first) => {
    const { posts } = (await test.call(filterPosts, { token, body: { text, facets: false } })).answer()
    expect(posts.map(({ id }) => keyOf.get(id))[0]).toBe(first)
  })
})

describe('Queries', () => {
  it('are at least sixty', () => {
    expect(Object.values(QUERIES).flat().length).toBeGreaterThanOrEqual(60)
  })
})
