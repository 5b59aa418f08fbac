import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertTeam } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { posts } from '../../../platform/database/schema/library.ts'

let test: TestApp
let media: SignedIn
let editor: SignedIn
let team: { id: number; textId: string }

beforeAll(async () => {
  test = await startTestApp({ usesCaches: true })
  media = await test.signIn()
  editor = await test.signIn({ role: 'editor' })
  team = await insertTeam(test.db)
})

afterAll(() => test.remove())

async function publish(title: string, wanted: Parameters<TestApp['publishing']['publish']>[2] = {}) {
  const { actor } = editor
  const draft = await test.publishing.create(actor, {
    sectionId: 'derbies',
    translations: [aTranslation({ title })],
    teamIds: [team.id],
  })
  return test.publishing.publish(actor, draft, wanted)
}

async function counts({ token }: SignedIn) {
  const text = 'crónica'
  const bodies = [{ team: team.textId }, { team: team.textId, facets: false }, { text }, { text, facets: false }]
  const [full, plain, found, plainlyFound] = await Promise.all(
    bodies.map(async (body) => (await test.call(filterPosts, { token, body })).answer()),
  )
  expect([plain?.total, found?.total, plainlyFound?.total]).toEqual([full?.total, full?.total, full?.total])
  expect(full?.posts).toHaveLength(full?.total ?? -1)
  return [full?.total, full?.facets?.teams.find(({ textId }) => textId === team.textId)?.count ?? 0]
}

describe('POST private/filter-posts with caches', () => {
  it('has the right totals and facets after a publication and at the end of an embargo, for each kind of viewer', async () => {
    expect(await counts(media)).toEqual([0, 0])
    await publish('Primera crónica')
    expect(await counts(media)).toEqual([1, 1])
    await publish('Segunda crónica', { embargoUntil: new Date(test.clock.now().getTime() + 5_000) })
    expect([await counts(media), await counts(editor)]).toEqual([
      [1, 1],
      [2, 2],
    ])
    test.clock.advance(5_000)
    expect(await counts(media)).toEqual([2, 2])
  })

  it('answers from the cache while no change is announced', async () => {
    const before = await counts(media)
    await test.db.update(posts).set({ state: 'archived' }).where(eq(posts.state, 'published'))
    expect(await counts(media)).toEqual(before)
  })

  it('finds a post by its words right after it was published', async () => {
    const { id } = await publish('Un barlovento insólito')
    const answer = (await test.call(filterPosts, { token: media.token, body: { text: 'barlovento' } })).answer()
    expect(answer.posts.map((post) => post.id)).toEqual([String(id)])
  })
})
