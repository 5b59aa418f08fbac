import { expect, type BrowserContext, type Page } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { homePage } from '../pages/home-page.ts'

test.use({ account: READER })

const POST = {
  id: '1',
  slug: 'x',
  title: 'X',
  locale: 'es',
  section: { textId: 'featured', name: 'X' },
  newAt: '2026-01-01T00:00:00.000Z',
}

/** Replaces the event stream by one that announces a post on demand, and records the cursor of each connection. */
async function fakeEventStream(context: BrowserContext) {
  const { promise: announced, resolve: announce } = Promise.withResolvers<void>()
  const streams = { open: 0, maxOpen: 0, cursors: [] as string[] }
  const body = `id: 7\nevent: ready\ndata: {}\n\nid: 8\nevent: post\ndata: ${JSON.stringify(POST)}\n\n`
  await context.route('**/api/live*', async (route) => {
    streams.cursors.push(new URL(route.request().url()).searchParams.get('since') ?? '')
    streams.open += 1
    streams.maxOpen = Math.max(streams.maxOpen, streams.open)
    // A reconnect with a cursor has received the post, and waits for the next one.
    if (streams.cursors.at(-1) !== '') return
    await announced
    streams.open -= 1
    await route.fulfill({ contentType: 'text/event-stream', body })
  })
  return { streams, announce }
}

test.describe('Announcement of a new post', () => {
  test('appears in every tab over one stream and reloads only the tab that asks for it', async ({ page, context }) => {
    const { streams, announce } = await fakeEventStream(context)
    const second = await context.newPage()
    for (const tab of [page, second]) await homePage(tab, 'es').open()
    const pill = (tab: Page) => tab.getByRole('button', { name: '1 publicación nueva' })
    await expect.poll(() => streams.cursors.length).toBe(1)

    announce()

    await expect(pill(second)).toBeVisible()
    await expect(pill(page)).toBeVisible()
    // A closed stream resumes after its last event.
    await expect.poll(() => streams.cursors).toEqual(['', '8'])
    expect(streams.maxOpen).toBe(1)

    await second.evaluate(() => window.scrollTo(0, 900))
    const responded = second.waitForResponse('**/api/private/home')
    await pill(second).click()
    await responded
    await expect(pill(second)).toHaveCount(0)
    expect(await second.evaluate(() => window.scrollY)).toBe(0)
    await expect(pill(page)).toBeVisible()
  })
})
