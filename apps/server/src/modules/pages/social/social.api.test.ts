import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { logout } from '@mixed-zone/contract/endpoints/access'
import { getSocial } from '@mixed-zone/contract/endpoints/pages'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
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
import { createFeedReader } from './read-feeds.service.ts'

let test: TestApp
let server: Server
let origin: string
let readFeeds: () => Promise<void>
let picture: Buffer

/** The feed server's handlers by path, and the paths that were requested. */
const handlers = new Map<string, RequestListener>()
const requests: string[] = []

beforeAll(async () => {
  test = await startTestApp()
  picture = await drawPicture({ width: 60, height: 40 })
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    const handle = handlers.get(request.url ?? '')
    if (handle) handle(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a server that listens on a port is always an AddressInfo.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { db, clock, storage, log } = test
  const feeds = createFeeds({ allowedHosts: ['127.0.0.1'], publicUrl: 'https://portal.test' })
  readFeeds = createFeedReader({ db, clock, log: log.log, feeds, assets: createAssets({ db, storage, clock }) }).readDue
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await test.remove()
})

beforeEach(async () => {
  await test.db.delete(socialAccounts)
  handlers.clear()
  requests.length = 0
})

async function insertAccount(path: string | null, position = 0): Promise<number> {
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

function serveFeed(path: string, items: readonly Item[]): void {
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
  handlers.set(path, (_, response) => response.end(JSON.stringify(feed)))
}

async function page(role: 'media' | 'editor' = 'media'): Promise<SocialPage & { token: string }> {
  const { token } = await test.signIn({ role })
  return { ...(await test.call(getSocial, { token, locale: 'pt' })).answer(), token }
}

const titlesOf = (account: SocialAccount | undefined) => account?.items.map(({ title }) => title)

describe('GET private/social', () => {
  it('returns accounts in order, their items newest first, and the quick links', async () => {
    await insertAccount('/b', 2)
    await insertAccount(null, 1)
    serveFeed('/b', [
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

  it('serves pictures from this server while the session is valid', async () => {
    handlers.set('/one.png', (_, response) => response.end(picture))
    handlers.set('/svg.png', (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))
    await insertAccount('/feed')
    serveFeed('/feed', [
      { id: 'a', image: '/one.png', at: '2026-11-02T10:00:00Z' },
      { id: 'b', image: '/svg.png', at: '2026-11-01T10:00:00Z' },
    ])
    await readFeeds()
    const { accounts, token } = await page()
    const [shown, refused] = accounts[0]?.items ?? []
    expect(refused?.image).toBeNull()
    const url = shown?.image ?? ''
    const response = await test.inject({ url })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await test.inject({ url: url.replace(/\?.*/, '') })).statusCode).toBe(404)
    expect((await test.inject({ url: url.replace(/\d+\.webp/, '999999.webp') })).statusCode).toBe(404)
    await test.call(logout, { token })
    expect((await test.inject({ url })).statusCode).toBe(404)
  })
})

describe('read-feeds job', () => {
  it('stores each item once, updates it, deletes old ones, and fetches a picture once', async () => {
    const id = await insertAccount('/feed')
    handlers.set('/one.png', (_, response) => response.end(picture))
    const old = Array.from({ length: 20 }, (_, day) => ({ id: `old-${day}`, at: `2026-10-${day + 10}T10:00:00Z` }))
    serveFeed('/feed', [{ id: 'x', image: '/one.png', at: '2026-11-01T10:00:00Z' }, ...old])
    await readFeeds()
    // A date in the future is not trusted.
    serveFeed('/feed', [
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
    expect(requests.filter((path) => path === '/one.png')).toHaveLength(1)
    // Not due again yet.
    requests.length = 0
    await readFeeds()
    expect(requests).toEqual([])
  })

  it('keeps the items of a failing feed, backs off exponentially, and shows the failure to editors only', async () => {
    const broken = await insertAccount('/broken', 0)
    await insertAccount('/fine', 1)
    serveFeed('/broken', [{ id: '1', title: 'Kept' }])
    serveFeed('/fine', [{ id: '1', title: 'Fine' }])
    await readFeeds()
    handlers.set('/broken', (_, response) => response.writeHead(500).end())
    handlers.set('/fine', (_, response) => response.writeHead(304).end())
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
    const forEditor = await page('editor')
    expect(forEditor.accounts.map(titlesOf)).toEqual([['Kept'], ['Fine']])
    expect(forEditor.accounts.map(({ failingSince }) => failingSince)).toEqual([since?.toISOString(), undefined])
    expect((await page()).accounts.map(({ failingSince }) => failingSince)).toEqual([undefined, undefined])
    serveFeed('/broken', [{ id: '2', title: 'Back' }])
    test.clock.advance(360 * MINUTE_MS)
    await readFeeds()
    expect(await stored(broken)).toMatchObject({ failures: 0, failingSince: null })
  })

  it('sends conditional requests and respects Retry-After', async () => {
    const id = await insertAccount('/feed')
    let isAvailable = true
    handlers.set('/feed', ({ headers }, response) => {
      if (!isAvailable) return response.writeHead(503, { 'retry-after': '86400' }).end()
      if (headers['if-none-match'] === '"1"') return response.writeHead(304).end()
      response.setHeader('etag', '"1"')
      return response.end('<rss version="2.0"><channel><item><title>One</title></item></channel></rss>')
    })
    await readFeeds()
    test.clock.advance(10 * MINUTE_MS)
    await readFeeds()
    expect(await stored(id)).toMatchObject({ etag: '"1"', failures: 0 })
    expect((await page()).accounts.map(titlesOf)).toEqual([['One']])
    isAvailable = false
    test.clock.advance(10 * MINUTE_MS)
    await readFeeds()
    expect((await stored(id))?.nextFetchAt).toEqual(new Date(test.clock.now().getTime() + 1440 * MINUTE_MS))
  })
})
