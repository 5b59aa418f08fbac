import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findBarriers } from '../harness/looks.ts'
import { EDITOR, READER } from '../harness/outside-client.ts'
import { productUnderTest, type Visit } from '../harness/product-under-test.ts'
import { DYING_PICTURES, frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { postPage } from '../pages/post-page.ts'
import { signedIn } from '../pages/signed-in.ts'
import { spoilToken } from '../pages/stored-session.ts'

const product = productUnderTest()

const DEAD_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** Somebody whose browser has installed the portal and stands on the home page. */
async function withWorker(account = READER): Promise<Visit> {
  const visit = await product.visit({ hasServiceWorker: true })
  visit.complaints.expect(DEAD_LINE, DYING_PICTURES)
  await loginPage(visit.page, 'es').open()
  await loginPage(visit.page, 'es').logIn(account)
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await visit.page.reload()
  await homePage(visit.page, 'es').isShown()
  return visit
}

/** How many answers the browser keeps for a dead line. */
function keptAnswers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('reading-'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().length
  })
}

describe('on a dead line', () => {
  test('a second visit shows what was read, says when, and forgets it at sign-out', async () => {
    const { page, context } = await withWorker()
    const title = await homePage(page, 'es').openFirstStory()
    await postPage(page).isShown()
    await expect.poll(() => keptAnswers(page)).toBeGreaterThanOrEqual(2)

    await context.setOffline(true)
    await page.reload()
    await postPage(page).isShown()
    expect(await postPage(page).title.innerText()).toBe(title)
    await page.getByText(/Leído a las \d\d:\d\d/).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await homePage(page, 'es').open()
    await homePage(page, 'es').isShown()
    await page.getByText(/Leído a las \d\d:\d\d/).waitFor()

    await frame(page, 'es').signOut()
    await loginPage(page, 'es').isShown()
    await expect.poll(() => keptAnswers(page)).toBe(0)
    await homePage(page, 'es').open()
    await loginPage(page, 'es').isShown()
    expect(pathOf(page)).toBe('/es/login')
  })

  test('the mark goes when the line is back', async () => {
    const { page, context } = await withWorker()
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(0)
    await context.setOffline(true)
    await page.reload()
    await page.getByText(/Leído a las/).waitFor()
    await context.setOffline(false)
    await page.reload()
    await homePage(page, 'es').isShown()
    await expect.poll(() => page.getByText(/Leído a las/).count()).toBe(0)
  })

  test('a session that has ended takes what was read with it', async () => {
    const { page, complaints } = await withWorker()
    complaints.expect(/status of 401/)
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(0)
    await spoilToken(page)
    await page.reload()
    await loginPage(page, 'es').isShown()
    await expect.poll(() => keptAnswers(page)).toBe(0)
  })

  test('nothing is kept of what staff read', async () => {
    const { page } = await withWorker(EDITOR)
    const answered = page.waitForResponse('**/api/private/post')
    await homePage(page, 'es').openFirstStory()
    await postPage(page).isShown()
    // The server decides it, by who asks at this moment; the worker only obeys.
    expect((await answered).headers()['x-offline-copy']).toBeUndefined()
    expect(await keptAnswers(page)).toBe(0)
  })
})

/** Stands in for the stream of announcements: tells one post when told to, and counts who listens. */
async function announceTo(context: BrowserContext) {
  const streams = { open: 0, most: 0, asked: [] as string[] }
  let announce = () => {}
  const announced = new Promise<void>((resolve) => {
    announce = resolve
  })
  const post = {
    id: '1',
    slug: 'x',
    title: 'X',
    locale: 'es',
    section: { textId: 'featured', name: 'X' },
    newAt: '2026-01-01T00:00:00.000Z',
  }
  const body = `id: 7\nevent: ready\ndata: {}\n\nid: 8\nevent: post\ndata: ${JSON.stringify(post)}\n\n`
  await context.route('**/api/live*', async (route) => {
    streams.asked.push(new URL(route.request().url()).searchParams.get('since') ?? '')
    streams.open += 1
    streams.most = Math.max(streams.most, streams.open)
    // Who comes back with the cursor has heard it, and waits for the next.
    if (streams.asked.at(-1) !== '') return
    await announced
    streams.open -= 1
    await route.fulfill({ contentType: 'text/event-stream', body })
  })
  return { streams, announce }
}

test('a new post is said in every tab over one stream; nothing moves until the reader asks for it', async () => {
  const visit = await signedIn(product)
  // The page that logged in listens already, to the server itself.
  await visit.page.goto('about:blank')
  const { streams, announce } = await announceTo(visit.context)
  const pages = [visit.page, await visit.context.newPage()]
  for (const page of pages) {
    await homePage(page, 'es').open()
    await homePage(page, 'es').isShown()
  }
  await expect.poll(() => streams.asked.length).toBe(1)
  announce()
  const [first, second] = pages
  if (first === undefined || second === undefined) throw new Error('There are two tabs')
  const pill = (page: Page) => page.getByRole('button', { name: '1 publicación nueva' })
  await pill(second).waitFor()
  await pill(first).waitFor()
  // A stream that breaks is taken up where it stopped.
  await expect.poll(() => streams.asked).toEqual(['', '8'])
  expect(streams.most).toBe(1)

  await second.evaluate(() => window.scrollTo(0, 900))
  const answered = second.waitForResponse('**/api/private/home')
  await pill(second).click()
  await answered
  await pill(second).waitFor({ state: 'detached' })
  expect(await second.evaluate(() => window.scrollY)).toBe(0)
  expect(await pill(first).count()).toBe(1)
})
