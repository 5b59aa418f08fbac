import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { logout } from '@mixed-zone/contract/endpoints/access'
import { getSocial } from '@mixed-zone/contract/endpoints/pages'
import type { SocialAccount, SocialPage } from '@mixed-zone/contract/schemas/social'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawPicture } from '../../../../test/insert-assets.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { quickLinks } from '../../../platform/database/schema/library.ts'
import { socialAccounts, socialItems } from '../../../platform/database/schema/social.ts'
import { createFeeds } from '../../../platform/feeds/feeds.ts'
import { createAssets } from '../../assets/assets.ts'
import { createReadFeeds } from './read-feeds.service.ts'

const MINUTE_MS = 60_000

let test: TestApp
let server: Server
let origin: string
let readFeeds: () => Promise<void>
let picture: Buffer

/** What the server of the feeds answers, by path, and what it was asked. */
const answers = new Map<string, RequestListener>()
const asked: string[] = []

beforeAll(async () => {
  test = await startTestApp()
  picture = await drawPicture({ width: 60, height: 40 })
  server = createServer((request, answer) => {
    asked.push(request.url ?? '')
    const handle = answers.get(request.url ?? '')
    if (handle) handle(request, answer)
    else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has such an address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { db, clock, storage, log } = test
  const feeds = createFeeds({ allowedHosts: ['127.0.0.1'], publicUrl: 'https://portal.test' })
  readFeeds = createReadFeeds({ db, clock, log: log.log, feeds, assets: createAssets({ db, storage, clock }) })
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await test.remove()
})

beforeEach(async () => {
  await test.db.delete(socialAccounts)
  answers.clear()
  asked.length = 0
})

async function follow(path: string | null, position = 0): Promise<number> {
  const now = test.clock.now()
  const [row] = await test.db
    .insert(socialAccounts)
    .values({
      position,
      network: 'mastodon',
      handle: `@${position}`,
      url: 'https://social.test/@league',
      feedUrl: path === null ? null : `${origin}${path}`,
      nextFetchAt: now,
      createdAt: now,
    })
    .returning({ id: socialAccounts.id })
  return row?.id ?? 0
}

const stored = async (id: number) => (await test.db.select().from(socialAccounts).where(eq(socialAccounts.id, id)))[0]

interface Item {
  readonly id: string
  readonly title?: string
  readonly at?: string
  readonly image?: string
}

function say(path: string, items: readonly Item[]): void {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'T',
    items: items.map(({ id, title = `Title ${id}`, at, image }) => ({
      id,
      title,
      url: `https://social.test/${id}`,
      content_html: '<p>Text</p><script>no()</script>',
      ...(at ? { date_published: at } : {}),
      ...(image ? { image: `${origin}${image}` } : {}),
    })),
  }
  answers.set(path, (_, answer) => answer.end(JSON.stringify(feed)))
}

async function page(role: 'media' | 'editor' = 'media'): Promise<SocialPage & { token: string }> {
  const { token } = await test.signIn({ role })
  return { ...(await test.call(getSocial, { token, locale: 'pt' })).answer(), token }
}

const titlesOf = (account: SocialAccount | undefined) => account?.items.map(({ title }) => title)

describe('GET private/social', () => {
  it('shows accounts in their order, what they said newest first, and the quick links', async () => {
    await follow('/b', 2)
    await follow(null, 1)
    say('/b', [
      { id: '1', at: '2026-11-01T10:00:00Z' },
      { id: '3', at: '2026-11-03T10:00:00Z' },
      { id: '2', at: '2026-11-02T10:00:00Z' },
    ])
    await test.db.insert(quickLinks).values({ titles: inEveryLanguage('Passes'), url: '/account', icon: 'badge' })
    await readFeeds()
    const { accounts, quickLinks: links } = await page()
    expect(accounts.map(({ handle, items }) => [handle, items.length])).toEqual([
      ['@1', 0],
      ['@2', 3],
    ])
    expect(titlesOf(accounts[1])).toEqual(['Title 3', 'Title 2', 'Title 1'])
    expect(accounts[1]?.items[0]).toMatchObject({
      text: 'Text',
      url: 'https://social.test/3',
      image: null,
      publishedAt: '2026-11-03T10:00:00.000Z',
    })
    expect(links).toEqual([{ title: 'Passes (pt)', url: '/pt/account', icon: 'badge' }])
  })

  it('gives pictures through our own server, as long as the session lives', async () => {
    answers.set('/one.png', (_, answer) => answer.end(picture))
    answers.set('/trap.png', (_, answer) => answer.end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))
    await follow('/feed')
    say('/feed', [
      { id: 'a', image: '/one.png', at: '2026-11-02T10:00:00Z' },
      { id: 'b', image: '/trap.png', at: '2026-11-01T10:00:00Z' },
    ])
    await readFeeds()
    const { accounts, token } = await page()
    const [shown, refused] = accounts[0]?.items ?? []
    expect(refused?.image).toBeNull()
    const url = shown?.image ?? ''
    const answer = await test.inject({ url })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await test.inject({ url: url.replace(/\?.*/, '') })).statusCode).toBe(404)
    expect((await test.inject({ url: url.replace(/\d+\.webp/, '999999.webp') })).statusCode).toBe(404)
    await test.call(logout, { token })
    expect((await test.inject({ url })).statusCode).toBe(404)
  })
})

describe('reading feeds', () => {
  it('keeps each item once, corrects it, forgets what is old, and asks for a picture once', async () => {
    const id = await follow('/feed')
    answers.set('/one.png', (_, answer) => answer.end(picture))
    const old = Array.from({ length: 20 }, (_, day) => ({ id: `old-${day}`, at: `2026-10-${day + 10}T10:00:00Z` }))
    say('/feed', [{ id: 'x', image: '/one.png', at: '2026-11-01T10:00:00Z' }, ...old])
    await readFeeds()
    // Its own time is not to be believed: it would stay on top for ten years.
    say('/feed', [
      { id: 'x', title: 'Corrected', image: '/one.png', at: '2026-11-01T10:00:00Z' },
      { id: 'y', at: '2036-11-01T10:00:00Z' },
      { id: 'y', title: 'Twice', at: '2036-11-01T10:00:00Z' },
    ])
    test.clock.advance(10 * MINUTE_MS)
    await readFeeds()
    const rows = await test.db.select().from(socialItems).where(eq(socialItems.accountId, id))
    expect(rows).toHaveLength(20)
    expect(rows.find(({ guid }) => guid === 'x')?.title).toBe('Corrected')
    expect(rows.filter(({ guid }) => guid === 'y')).toMatchObject([{ publishedAt: test.clock.now(), title: 'Title y' }])
    expect(asked.filter((path) => path === '/one.png')).toHaveLength(1)
    // Ten minutes later, not before.
    asked.length = 0
    await readFeeds()
    expect(asked).toEqual([])
  })

  it('lets one that fails keep its items, waits longer each time, and tells the editors alone', async () => {
    const broken = await follow('/broken', 0)
    await follow('/fine', 1)
    say('/broken', [{ id: '1', title: 'Kept' }])
    say('/fine', [{ id: '1', title: 'Fine' }])
    await readFeeds()
    answers.set('/broken', (_, answer) => answer.writeHead(500).end())
    answers.set('/fine', (_, answer) => answer.writeHead(304).end())
    const waits: number[] = []
    let since: Date | undefined
    for (let time = 0; time < 8; time += 1) {
      const now = (await stored(broken))?.nextFetchAt ?? test.clock.now()
      test.clock.moveTo(now)
      since ??= now
      await readFeeds()
      waits.push((((await stored(broken))?.nextFetchAt.getTime() ?? 0) - now.getTime()) / MINUTE_MS)
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 360, 360])
    const told = await page('editor')
    expect(told.accounts.map(titlesOf)).toEqual([['Kept'], ['Fine']])
    expect(told.accounts.map(({ failingSince }) => failingSince)).toEqual([since?.toISOString(), undefined])
    expect((await page()).accounts.map(({ failingSince }) => failingSince)).toEqual([undefined, undefined])
    say('/broken', [{ id: '2', title: 'Back' }])
    test.clock.advance(360 * MINUTE_MS)
    await readFeeds()
    expect(await stored(broken)).toMatchObject({ failures: 0, failingSince: null })
  })

  it('asks for nothing that has not changed, and leaves alone whoever asks for it', async () => {
    const id = await follow('/feed')
    let mayBeAsked = true
    answers.set('/feed', ({ headers }, answer) => {
      if (!mayBeAsked) return answer.writeHead(503, { 'retry-after': '86400' }).end()
      if (headers['if-none-match'] === '"1"') return answer.writeHead(304).end()
      answer.setHeader('etag', '"1"')
      return answer.end('<rss version="2.0"><channel><item><title>One</title></item></channel></rss>')
    })
    await readFeeds()
    test.clock.advance(10 * MINUTE_MS)
    await readFeeds()
    expect(await stored(id)).toMatchObject({ etag: '"1"', failures: 0 })
    expect((await page()).accounts.map(titlesOf)).toEqual([['One']])
    mayBeAsked = false
    test.clock.advance(10 * MINUTE_MS)
    await readFeeds()
    expect((await stored(id))?.nextFetchAt).toEqual(new Date(test.clock.now().getTime() + 1440 * MINUTE_MS))
  })
})
