import { listSections } from '@mixed-zone/contract/endpoints/library'
import { getHome, getPost } from '@mixed-zone/contract/endpoints/pages'
import { minutesLater } from '@mixed-zone/test-data/moment'
import type { PostData } from '@mixed-zone/test-data/posts'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { anyOf } from '../../platform/database/any-of.ts'
import { posts } from '../../platform/database/schema/library.ts'
import { createPostIndex } from './post-index/post-index.ts'
import { visibleTo } from './rules.ts'

const SOON = minutesLater(1)
const JUST_NOW = minutesLater(0)
const EARLIER = minutesLater(-60)

type Situation = Pick<PostData, 'state' | 'publishedAt' | 'embargoUntil'>

/** Each situation of a post, and who sees it: everybody, those who may see embargoed posts, or nobody. */
const TABLE: readonly (readonly [string, Situation, 'all' | 'embargo' | 'nobody'])[] = [
  ['a draft', { state: 'draft', publishedAt: EARLIER, embargoUntil: null }, 'nobody'],
  ['in review', { state: 'review', publishedAt: EARLIER, embargoUntil: null }, 'nobody'],
  ['scheduled for later', { state: 'scheduled', publishedAt: SOON, embargoUntil: null }, 'nobody'],
  ['scheduled for this moment', { state: 'scheduled', publishedAt: JUST_NOW, embargoUntil: null }, 'all'],
  ['scheduled for an hour ago', { state: 'scheduled', publishedAt: EARLIER, embargoUntil: null }, 'all'],
  ['scheduled, then under embargo', { state: 'scheduled', publishedAt: EARLIER, embargoUntil: SOON }, 'embargo'],
  ['scheduled and under embargo', { state: 'scheduled', publishedAt: SOON, embargoUntil: SOON }, 'nobody'],
  ['published', { state: 'published', publishedAt: EARLIER, embargoUntil: null }, 'all'],
  ['published with a later date', { state: 'published', publishedAt: SOON, embargoUntil: null }, 'nobody'],
  ['published under embargo', { state: 'published', publishedAt: EARLIER, embargoUntil: SOON }, 'embargo'],
  ['published, the embargo just over', { state: 'published', publishedAt: EARLIER, embargoUntil: JUST_NOW }, 'all'],
  ['archived', { state: 'archived', publishedAt: EARLIER, embargoUntil: null }, 'nobody'],
  ['in the trash', { state: 'trash', publishedAt: EARLIER, embargoUntil: null }, 'nobody'],
]

let test: TestApp
const people: Record<string, { person: SignedIn; seesEmbargoed: boolean }> = {}

beforeAll(async () => {
  test = await startTestApp()
  const embargo = { permissionsAdded: ['embargo'] as const }
  people.media = { person: await test.signIn(), seesEmbargoed: false }
  people['media with embargo, terms not accepted'] = { person: await test.signIn(embargo), seesEmbargoed: false }
  const accepted = { ...embargo, embargoTermsAcceptedAt: EARLIER }
  people['media with embargo, terms accepted'] = { person: await test.signIn(accepted), seesEmbargoed: true }
  people['media who lost it'] = {
    person: await test.signIn({ ...accepted, permissionsTaken: ['embargo'] }),
    seesEmbargoed: false,
  }
  people.manager = { person: await test.signIn({ role: 'manager' }), seesEmbargoed: false }
  people.editor = { person: await test.signIn({ role: 'editor' }), seesEmbargoed: true }
  people.admin = { person: await test.signIn({ role: 'admin' }), seesEmbargoed: true }
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

async function makePost(sectionId: string, mediaId: string): Promise<number> {
  const file = await storeBytes(test, await drawPicture({ width: 40, height: 30 }))
  const { id } = await insertPost(test.db, { sectionId })
  await insertAsset(test, { postId: id, fileId: file.id, position: 1 })
  await insertAsset(test, { postId: id, kind: 'video', mediaId, posterFileId: file.id, position: 2 })
  return id
}

interface Handed {
  readonly file: string
  readonly thumb: string
}

/** The addresses that a person got while the post was there for everybody. */
async function addressesOf(token: string, id: number): Promise<Handed> {
  const [image, video] = (await test.call(getPost, { token, body: { id: String(id) } })).answer().assets
  return { file: String(image?.url), thumb: String(video?.thumb) }
}

interface Sight {
  readonly home: boolean
  readonly count: number
  readonly post: number
  readonly file: number
  readonly thumb: number
}

async function look(token: string, id: number, addresses: Handed): Promise<Sight> {
  const home = (await test.call(getHome, { token })).answer()
  const { sections } = (await test.call(listSections, { token })).answer()
  const open = async (url: string) => (await test.inject({ method: 'GET', url })).statusCode
  return {
    home: home.sections.some((section) => section.posts.some((post) => post.id === String(id))),
    count: sections.find(({ textId }) => textId === 'derbies')?.count ?? -1,
    post: (await test.call(getPost, { token, body: { id: String(id) } })).status,
    file: await open(addresses.file),
    thumb: await open(addresses.thumb),
  }
}

const BOUNDARY = minutesLater(30)
const MOMENTS = {
  none: null,
  before: new Date(BOUNDARY.getTime() - 3_600_000),
  boundary: BOUNDARY,
  after: new Date(BOUNDARY.getTime() + 3_600_000),
} as const

type Moment = keyof typeof MOMENTS
type Audience = 'all' | 'embargo' | 'nobody'

/** Publication and embargo of a post in a public state, and who sees it one millisecond before the boundary, and at the boundary. */
const PUBLIC_TABLE: readonly (readonly [Moment, Moment, Audience, Audience])[] = [
  ['before', 'none', 'all', 'all'],
  ['before', 'before', 'all', 'all'],
  ['before', 'boundary', 'embargo', 'all'],
  ['before', 'after', 'embargo', 'embargo'],
  ['boundary', 'none', 'nobody', 'all'],
  ['boundary', 'before', 'nobody', 'all'],
  ['boundary', 'boundary', 'nobody', 'all'],
  ['boundary', 'after', 'nobody', 'embargo'],
  ['after', 'none', 'nobody', 'nobody'],
  ['after', 'before', 'nobody', 'nobody'],
  ['after', 'boundary', 'nobody', 'nobody'],
  ['after', 'after', 'nobody', 'nobody'],
]

describe('the visibility rule in SQL and in the post index', () => {
  const STATES = ['draft', 'review', 'scheduled', 'published', 'archived', 'trash'] as const
  const CASES = STATES.flatMap((state) =>
    PUBLIC_TABLE.flatMap(([published, embargo, ...audiences]) =>
      [true, false].map((hasTitle) => ({ state, published, embargo, hasTitle, audiences })),
    ),
  )

  it('gives every viewer the same posts at every time', async () => {
    const index = createPostIndex({ db: test.db, clock: test.clock, changes: test.changes, log: test.log.log })
    const postIds: number[] = []
    for (const { state, published, embargo, hasTitle } of CASES) {
      const times = { publishedAt: MOMENTS[published], embargoUntil: MOMENTS[embargo] }
      const { id } = await insertPost(test.db, { state, ...times, ...(!hasTitle && { translations: [] }) })
      postIds.push(id)
    }
    for (const [clockIndex, now] of [new Date(BOUNDARY.getTime() - 1), BOUNDARY].entries()) {
      for (const seesEmbargoed of [false, true]) {
        const viewer = { seesEmbargoed }
        const expected = CASES.flatMap(({ state, hasTitle, audiences }, caseIndex) => {
          const audience =
            (state === 'scheduled' || state === 'published') && hasTitle ? audiences[clockIndex] : 'nobody'
          return audience === 'all' || (audience === 'embargo' && seesEmbargoed) ? [postIds[caseIndex] ?? 0] : []
        })
        expected.sort((one, other) => one - other)
        const rows = await test.db
          .select({ id: posts.id })
          .from(posts)
          .where(and(anyOf(posts.id, postIds), visibleTo(viewer, now)))
          .orderBy(posts.id)
        const found = await index.find({ viewer, now, criteria: {}, among: postIds })
        const name = `${now.toISOString()} ${seesEmbargoed}`
        expect(
          rows.map(({ id }) => id),
          name,
        ).toEqual(expected)
        expect(
          found.ids.toSorted((one, other) => one - other),
          name,
        ).toEqual(expected)
      }
    }
    await index.stop()
    await test.db.delete(posts).where(anyOf(posts.id, postIds))
  })
})

describe('what a person may see', () => {
  const SEEN: Sight = { home: true, count: 1, post: 200, file: 200, thumb: 200 }
  const UNSEEN: Sight = { home: false, count: 0, post: 404, file: 404, thumb: 404 }

  it.each(TABLE)('of a post that is %s, everywhere the same', async (name, situation, audience) => {
    const id = await makePost('derbies', `clip-${TABLE.findIndex(([one]) => one === name)}`)
    const handed = new Map<string, Handed>()
    for (const [who, { person }] of Object.entries(people)) handed.set(who, await addressesOf(person.token, id))
    await test.db.update(posts).set(situation).where(eq(posts.id, id))

    for (const [who, { person, seesEmbargoed }] of Object.entries(people)) {
      const isSeen = audience === 'all' || (audience === 'embargo' && seesEmbargoed)
      const sight = await look(person.token, id, handed.get(who) ?? { file: '', thumb: '' })
      expect(sight, who).toEqual(isSeen ? SEEN : UNSEEN)
    }
    await test.db.update(posts).set({ state: 'trash' }).where(eq(posts.id, id))
  })

  it('marks an embargoed post for those who see it, until the embargo ends', async () => {
    const { id } = await insertPost(test.db, { embargoUntil: SOON })
    const token = String(people.editor?.person.token)
    const read = async () => (await test.call(getPost, { token, body: { id: String(id) } })).answer()
    expect((await read()).embargoUntil).toBe(SOON.toISOString())
    test.clock.moveTo(SOON)
    expect((await read()).embargoUntil).toBeUndefined()
  })

  it('leads the home page with nothing that the reader may not see', async () => {
    const older = await makePost('featured', 'older-clip')
    const newer = await makePost('featured', 'newer-clip')
    await test.db.update(posts).set({ embargoUntil: SOON }).where(eq(posts.id, newer))
    const leadFor = async (who: string) =>
      (await test.call(getHome, { token: String(people[who]?.person.token) })).answer().lead?.id
    expect(await leadFor('media')).toBe(String(older))
    expect(await leadFor('editor')).toBe(String(newer))
  })

  it('does not reach a post that has no title in any language', async () => {
    const { id } = await insertPost(test.db, { translations: [], sectionId: 'club-media' })
    const token = String(people.admin?.person.token)
    const { sections } = (await test.call(listSections, { token })).answer()
    expect(sections.find(({ textId }) => textId === 'club-media')?.count).toBe(0)
    expect((await test.call(getPost, { token, body: { id: String(id) } })).status).toBe(404)
  })

  it('leaves out neighbours that the reader may not see', async () => {
    const inSection = (minutes: number, more: Partial<PostData> = {}) =>
      insertPost(test.db, { sectionId: 'interviews', publishedAt: minutesLater(minutes), ...more })
    const oldest = await inSection(-40)
    await inSection(-30, { state: 'archived' })
    await inSection(-35, { sectionId: 'breaking-news' })
    const middle = await inSection(-20)
    const embargoed = await inSection(-15, { embargoUntil: SOON })
    const newest = await inSection(-10)
    const neighbours = async (who: string, id: number) => {
      const token = String(people[who]?.person.token)
      const { previous, next } = (await test.call(getPost, { token, body: { id: String(id) } })).answer()
      return [previous?.id ?? null, next?.id ?? null]
    }
    expect(await neighbours('media', middle.id)).toEqual([String(oldest.id), String(newest.id)])
    expect(await neighbours('media', newest.id)).toEqual([String(middle.id), null])
    // An embargoed post is as new as the end of its embargo.
    expect(await neighbours('editor', newest.id)).toEqual([String(middle.id), String(embargoed.id)])
  })
})
