import { logout } from '@mixed-zone/contract/endpoints/access'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { failureSchema } from '@mixed-zone/contract/schemas/failure'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { assets } from '../../platform/database/schema/files.ts'
import { posts } from '../../platform/database/schema/library.ts'
import { people } from '../../platform/database/schema/people.ts'
import type { StoredFileRow } from '../assets/assets.ts'

let test: TestApp
let picture: StoredFileRow

beforeAll(async () => {
  test = await startTestApp()
  picture = await storeBytes(test, await drawPicture())
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

interface Offer {
  readonly postId: number
  readonly imageId: number
  readonly videoId: number
}

let offer: Offer
let reader: SignedIn
let addresses: Addresses

interface Addresses {
  readonly original: string
  readonly forScreen: string
  readonly thumbnail: string
  readonly ofVideo: string
}

let clips = 0

beforeEach(async () => {
  reader = await test.signIn()
  const { id: postId } = await insertPost(test.db)
  const image = await insertAsset(test, { postId, fileId: picture.id, position: 1 })
  clips += 1
  const video = { kind: 'video', mediaId: `clip-${clips}`, posterFileId: picture.id, position: 2 } as const
  const { id: videoId } = await insertAsset(test, { postId, ...video })
  offer = { postId, imageId: image.id, videoId }
  addresses = await addressesFor(reader)
})

/** The addresses that the API returns to a person. */
async function addressesFor({ token }: SignedIn): Promise<Addresses> {
  const post = (await test.call(getPost, { token, body: { id: String(offer.postId) } })).answer()
  const [image, video] = post.assets
  const forScreen = image?.renditions.find(({ name, type }) => name === '1080' && type === 'image/webp')
  return {
    original: String(image?.url),
    forScreen: String(forScreen?.url),
    thumbnail: String(image?.thumb),
    ofVideo: String(video?.thumb),
  }
}

async function open(
  url: string,
  locale = 'en',
): Promise<{ status: number; type: string; reason?: string | undefined }> {
  const answer = await test.inject({ method: 'GET', url, headers: { 'accept-language': locale } })
  if (answer.statusCode < 400) return { status: answer.statusCode, type: String(answer.headers['content-type']) }
  const { type, reason } = failureSchema.parse(answer.json()).error
  return { status: answer.statusCode, type, reason }
}

const opened = () => Promise.all(Object.values(addresses).map((url) => open(url)))

async function expectAll(type: 'not-found' | 'gone'): Promise<void> {
  expect((await opened()).map((answer) => answer.type)).toEqual([type, type, type, type])
}

describe('GET a signed address', () => {
  it('returns the file without any header', async () => {
    expect((await opened()).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('is the same in every response of a session, so that browsers can cache the file', async () => {
    expect(await addressesFor(reader)).toEqual(addresses)
  })

  it('differs between sessions', async () => {
    const other = await addressesFor(await test.signIn())
    expect(other.original).not.toBe(addresses.original)
  })

  it('accepts the whole key of the session', async () => {
    const { pathname, searchParams } = new URL(addresses.original, 'http://localhost')
    expect((await open(`${pathname}?v=${searchParams.get('v')}&k=${reader.key}`)).status).toBe(200)
  })

  it('returns not-found after logout', async () => {
    await test.call(logout, { token: reader.token })
    await expectAll('not-found')
  })

  it('returns not-found after the session has expired', async () => {
    test.clock.advance(13 * 3_600_000)
    await expectAll('not-found')
  })

  it('returns not-found once the person is suspended', async () => {
    await test.db.update(people).set({ state: 'suspended' }).where(eq(people.id, reader.personId))
    await expectAll('not-found')
  })

  it('returns not-found while a provisional password has to be replaced', async () => {
    const provisionalUntil = new Date(test.clock.now().getTime() + 3_600_000)
    await test.db.update(people).set({ provisionalUntil }).where(eq(people.id, reader.personId))
    await expectAll('not-found')
  })

  it.each(['draft', 'review', 'archived', 'trash'] as const)(
    'returns not-found once the post is in state %s',
    async (state) => {
      await test.db.update(posts).set({ state }).where(eq(posts.id, offer.postId))
      await expectAll('not-found')
    },
  )

  it('returns not-found until the very end of an embargo', async () => {
    const embargoUntil = new Date(test.clock.now().getTime() + 60_000)
    await test.db.update(posts).set({ embargoUntil }).where(eq(posts.id, offer.postId))
    await expectAll('not-found')
    test.clock.moveTo(embargoUntil)
    expect((await opened()).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('returns not-found once the file is replaced by another version', async () => {
    await test.db.update(assets).set({ version: 2 }).where(eq(assets.id, offer.imageId))
    expect((await open(addresses.original)).type).toBe('not-found')
    expect((await open((await addressesFor(reader)).original)).status).toBe(200)
  })

  it('returns gone with the reason in the language of the reader for a recalled file', async () => {
    const recall = { recalledAt: test.clock.now(), recallReasons: inEveryLanguage('Wrong player') }
    await test.db.update(assets).set(recall).where(eq(assets.postId, offer.postId))
    await expectAll('gone')
    expect(await open(addresses.original, 'pt')).toEqual({ status: 410, type: 'gone', reason: 'Wrong player (pt)' })
  })

  it('returns gone from the day after the rights end, except for the thumbnail', async () => {
    // The clock stands at 18:00 UTC, 19:00 in the league.
    await test.db.update(assets).set({ rightsUntil: '2026-11-15' }).where(eq(assets.id, offer.imageId))
    expect((await open(addresses.original)).status).toBe(200)
    test.clock.moveTo(new Date('2026-11-15T23:00:00Z'))
    const ended = { status: 410, type: 'gone', reason: 'The rights to this file ended on 2026/11/15.' }
    expect(await open(addresses.original)).toEqual(ended)
    expect(await open(addresses.forScreen)).toEqual(ended)
    expect((await open(addresses.original, 'es')).reason).toBe('Los derechos de este archivo terminaron el 15/11/2026.')
    expect((await open(addresses.thumbnail)).status).toBe(200)
  })

  it('returns not-found, not gone, for a recalled file of an invisible post', async () => {
    const recall = { recalledAt: test.clock.now(), recallReasons: inEveryLanguage('Secret') }
    await test.db.update(assets).set(recall).where(eq(assets.postId, offer.postId))
    await test.db.update(posts).set({ state: 'archived' }).where(eq(posts.id, offer.postId))
    await expectAll('not-found')
  })

  it('is missing in the post for a recalled file', async () => {
    const recall = { recalledAt: test.clock.now(), recallReasons: inEveryLanguage('Wrong player') }
    await test.db.update(assets).set(recall).where(eq(assets.id, offer.imageId))
    const post = (await test.call(getPost, { token: reader.token, body: { id: String(offer.postId) } })).answer()
    expect(post.assets[0]).toMatchObject({ url: null, renditions: [], recalled: { reason: 'Wrong player (en)' } })
    expect(post.assets[0]?.thumb).toBeUndefined()
  })

  it.each([
    ['without a key', (url: URL) => url.searchParams.delete('k')],
    ['with an empty key', (url: URL) => url.searchParams.set('k', '')],
    ['with two keys', (url: URL) => url.searchParams.append('k', url.searchParams.get('k') ?? '')],
    ['with a changed key', (url: URL) => url.searchParams.set('k', `${url.searchParams.get('k')}A`)],
    ['of another file', (url: URL) => (url.pathname = url.pathname.replace(/^\/api\/files\/\d+/, '/api/files/1'))],
    ['of another rendition', (url: URL) => (url.pathname = url.pathname.replace('/original/', '/1920/'))],
    ['of another version', (url: URL) => url.searchParams.set('v', '2')],
    ['without a version', (url: URL) => url.searchParams.delete('v')],
    ['of an unknown rendition', (url: URL) => (url.pathname = url.pathname.replace('/original/', '/4000/'))],
    ['with an invalid id', (url: URL) => (url.pathname = url.pathname.replace(/^\/api\/files\/\d+/, '/api/files/1e3'))],
  ])('returns not-found %s', async (_what, change) => {
    // So that file 1 is not the requested file.
    await insertAsset(test, { postId: offer.postId, fileId: picture.id })
    const url = new URL((await addressesFor(reader)).original, 'http://localhost')
    change(url)
    expect(await open(`${url.pathname}${url.search}`)).toMatchObject({ status: 404, type: 'not-found' })
  })

  it('is never logged', async () => {
    await opened()
    const signature = new URL(addresses.original, 'http://localhost').searchParams.get('k')
    expect(test.log.lines().join('\n')).not.toContain(signature)
  })
})
