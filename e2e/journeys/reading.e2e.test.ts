import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { findBarriers, findSidewaysScroll } from '../harness/looks.ts'
import { sharedProduct } from '../harness/product-under-test.ts'
import { homePage } from '../pages/home-page.ts'
import { atTheLeadStory } from '../pages/lead-story.ts'
import { EXPECTED_404 } from '../pages/not-found-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { postPage } from '../pages/post-page.ts'
import { signedIn } from '../pages/signed-in.ts'

const product = sharedProduct()

/** What the page tells the server about how its posts are used. */
function recordedUses(page: Page): string[] {
  const uses: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/private/update-post-data')) uses.push(request.postDataJSON().event)
  })
  return uses
}

const hashOf = (page: Page) => new URL(page.url()).hash

describe('the viewer', () => {
  test('is worked by keys, keeps the focus inside, and gives it back on the picture seen last', async () => {
    const { page, post } = await atTheLeadStory(product)
    await post.enlarge.nth(1).focus()
    await page.keyboard.press('Enter')
    await post.shown.waitFor()
    const second = await post.shown.getAttribute('alt')

    await page.keyboard.press('ArrowRight')
    await expect.poll(() => post.shown.getAttribute('alt')).not.toBe(second)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => post.shown.getAttribute('alt')).toBe(second)
    await page.keyboard.press('End')
    const total = await post.film.count()
    await expect.poll(() => post.film.nth(total - 1).getAttribute('aria-current')).toBe('true')
    await page.keyboard.press('Home')
    await expect.poll(() => post.film.first().getAttribute('aria-current')).toBe('true')

    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab')
    expect(await post.viewer.evaluate((viewer) => viewer.contains(document.activeElement))).toBe(true)

    await page.keyboard.press('Escape')
    await post.viewer.waitFor({ state: 'detached' })
    await expect.poll(() => post.enlarge.first().evaluate((it) => it === document.activeElement)).toBe(true)
  })

  test('is part of the address: back closes it, forward and a link open it', async () => {
    const { page, post } = await atTheLeadStory(product)
    const path = pathOf(page)
    await post.enlarge.nth(2).click()
    await post.shown.waitFor()
    expect(hashOf(page)).toMatch(/^#picture-/)
    const link = page.url()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.url()).not.toBe(link)

    await page.goBack()
    await post.viewer.waitFor({ state: 'detached' })
    expect([pathOf(page), hashOf(page)]).toEqual([path, ''])

    await page.goto(link)
    await post.shown.waitFor()
    await page.getByRole('button', { name: 'Cerrar' }).click()
    await post.viewer.waitFor({ state: 'detached' })
    expect([pathOf(page), hashOf(page)]).toEqual([path, ''])
  })

  test('goes on with a swipe, and not with a touch or a finger that goes down', async () => {
    const { page, post } = await atTheLeadStory(product, { device: 'phone' })
    await post.enlarge.first().tap()
    await post.shown.waitFor()
    const first = hashOf(page)
    const swipe = async (across: number, down: number) => {
      const client = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
      await touch('touchStart', 200, 350)
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', 200 + across * part, 350 + down * part)
      await touch('touchEnd', 0, 0)
      await client.detach()
    }

    await swipe(-150, 8)
    await expect.poll(() => hashOf(page)).not.toBe(first)
    await swipe(150, 8)
    await expect.poll(() => hashOf(page)).toBe(first)
    await swipe(-10, 2)
    expect(hashOf(page)).toBe(first)
  })

  test.each([
    ['light', 'desk'],
    ['dark', 'narrow'],
  ] as const)(
    'has, like the video window, nothing that axe finds or that scrolls sideways: %s, %s',
    async (theme, device) => {
      const { page, post } = await atTheLeadStory(product, { theme, device })
      await post.enlarge.first().click()
      await post.shown.waitFor()
      expect(await findBarriers(page, '[role="dialog"]')).toEqual([])
      expect(await findSidewaysScroll(page)).toEqual([])
      await page.keyboard.press('Escape')
      await post.play.first().click()
      await post.player.waitFor()
      expect(await findBarriers(page, '[role="dialog"]')).toEqual([])
      expect(await findSidewaysScroll(page)).toEqual([])
    },
  )
})

test('a video plays in its window with the subtitles of the page, of another language, or none', async () => {
  const { page, post } = await atTheLeadStory(product)
  await post.play.first().click()
  await post.player.waitFor()
  const showing = () =>
    post.player.evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    )
  await expect.poll(showing).toEqual(['es'])
  await expect
    .poll(() => post.player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(0)
  await expect.poll(() => post.player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Inglés', exact: true }).click()
  await expect.poll(showing).toEqual(['en'])
  await page.getByRole('button', { name: 'Desactivados', exact: true }).click()
  await expect.poll(showing).toEqual([])

  await page.goBack()
  await post.viewer.waitFor({ state: 'detached' })
})

test('a view is counted once a visit, a copied text each time it is copied', async () => {
  const { page, context } = await signedIn(product)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const uses = recordedUses(page)
  await homePage(page, 'es').openFirstStory()
  const post = postPage(page)
  await post.isShown()
  await expect.poll(() => uses).toEqual(['view'])

  await post.enlarge.first().click()
  await post.shown.waitFor()
  await page.keyboard.press('Escape')
  await page.goBack()
  await homePage(page, 'es').isShown()
  await page.goForward()
  await post.isShown()
  await page.reload()
  await post.isShown()
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect.poll(() => uses).toEqual(['view', 'copy-text'])
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.startsWith(await post.title.innerText())).toBe(true)
})

test.each([
  ['a missing slug', (path: string) => path.split('/').slice(0, 4).join('/')],
  ['a wrong slug', (path: string) => `${path.split('/').slice(0, 4).join('/')}/something-else`],
])('%s is put right in the address without a reload', async (_, spoil) => {
  const { page, post } = await atTheLeadStory(product)
  const right = pathOf(page)
  await page.goto(spoil(right))
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await post.isShown()
  await expect.poll(() => pathOf(page)).toBe(right)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test("another language's slug opens the post, which then has its own", async () => {
  const { page, post } = await atTheLeadStory(product)
  const spanish = pathOf(page)
  await page.goto(spanish.replace('/es/', '/en/'))
  await post.isShown()
  await expect.poll(() => pathOf(page)).toMatch(/^\/en\/post\/\d+\/almenara-win/)
})

test('a post that is withdrawn while it is open says so, with a way on', async () => {
  const { page, complaints } = await signedIn(product)
  complaints.expect(EXPECTED_404)
  await page.clock.install()
  await homePage(page, 'es').openFirstStory()
  await postPage(page).isShown()
  await page.route('**/api/private/post', (route) =>
    route.fulfill({ status: 404, json: { error: { type: 'not-found', message: '', requestId: 'r1' } } }),
  )
  // Whoever comes back to the tab after a while gets what is true by then.
  await page.clock.fastForward(60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

  await page.getByRole('heading', { name: 'Publicación retirada' }).waitFor()
  expect(await postPage(page).article.count()).toBe(0)
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await homePage(page, 'es').isShown()
})

test('whoever may see embargoed posts is led to the terms, and accepts them once', async () => {
  const { page } = await signedIn(product)
  let hasAccepted = false
  await page.route('**/api/private/user-data', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mustAcceptEmbargoTerms: !hasAccepted } })
  })
  await page.route('**/api/private/accept-embargo-terms', async (route) => {
    hasAccepted = true
    await route.fulfill({ status: 204 })
  })
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('session') ?? '{}')
    stored.state.permissions = ['embargo']
    localStorage.setItem('session', JSON.stringify(stored))
  })
  await page.reload()
  await page.getByRole('button', { name: 'Leer las condiciones' }).click()
  expect(await findBarriers(page, '[role="dialog"]')).toEqual([])
  await page.getByRole('button', { name: 'Acepto las condiciones' }).click()
  await page.getByText('Condiciones aceptadas.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Leer las condiciones' }).count()).toBe(0)
})
