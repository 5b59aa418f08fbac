import type { FilteredPosts } from '@mixed-zone/contract/schemas/lists'
import { expect, type Locator, type Page } from '@playwright/test'
import { findAxeViolations, findAxeViolationsInBothThemes } from '../harness/accessibility.ts'
import { callPrivate, READER, type Session } from '../harness/api-client.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { findHorizontalOverflow, scrollThrough } from '../harness/page-checks.ts'
import { homePage } from '../pages/home-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { openLeadPost, postPage } from '../pages/post-page.ts'

test.use({ account: READER })

const hashOf = (page: Page) => new URL(page.url()).hash

/** What a click at a distance from the middle of a control hits: the control itself, or the name of something else. */
const hitBeside = (control: Locator, distancePx: number) =>
  control.evaluate((element, distance) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2 + distance, top + height / 2)
    return element.contains(hit) ? 'itself' : (hit?.outerHTML ?? 'nothing')
  }, distancePx)

test.describe('Icons under a picture', () => {
  test('receive the clicks on both of their halves', async ({ page, demo }) => {
    await openLeadPost(page, demo)
    const figure = page.locator('#pictures figure').first()
    const controls = [figure.getByRole('button', { name: /cesta/ }), figure.getByRole('link', { name: /^Descargar/ })]
    await figure.scrollIntoViewIfNeeded()

    for (const control of controls) {
      for (const distancePx of [-8, -2, 2, 8]) expect(await hitBeside(control, distancePx)).toBe('itself')
    }
  })
})

test.describe('Picture viewer', () => {
  test('works with the keyboard, traps the focus and returns it to the last picture', async ({ page, demo }) => {
    await openLeadPost(page, demo)
    const post = postPage(page)
    await post.enlarge.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(post.shown).toBeVisible()
    const second = (await post.shown.getAttribute('alt')) ?? ''

    await page.keyboard.press('ArrowRight')
    await expect(post.shown).not.toHaveAttribute('alt', second)
    await page.keyboard.press('ArrowLeft')
    await expect(post.shown).toHaveAttribute('alt', second)
    await page.keyboard.press('End')
    await expect(post.filmStrip.last()).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Home')
    await expect(post.filmStrip.first()).toHaveAttribute('aria-current', 'true')

    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab')
    expect(await post.viewer.evaluate((viewer) => viewer.contains(document.activeElement))).toBe(true)

    await page.keyboard.press('Escape')
    await expect(post.viewer).toHaveCount(0)
    await expect(post.enlarge.first()).toBeFocused()
  })

  test('is part of the URL: back closes it, a link opens it', async ({ page, demo }) => {
    await openLeadPost(page, demo)
    const post = postPage(page)
    const path = pathOf(page)
    await post.enlarge.nth(2).click()
    await expect(post.shown).toBeVisible()
    expect(hashOf(page)).toMatch(/^#picture-/)
    const link = page.url()
    await page.keyboard.press('ArrowRight')
    await expect(page).not.toHaveURL(link)

    await page.goBack()
    await expect(post.viewer).toHaveCount(0)
    await expect(page).toHaveURL(path)

    await page.goto(link)
    await expect(post.shown).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar' }).click()
    await expect(post.viewer).toHaveCount(0)
    await expect(page).toHaveURL(path)
  })
})

test.describe('Picture viewer on a phone', () => {
  test.use(DEVICES.phone)

  test('moves on with a swipe, but not with a tap or a vertical drag', async ({ page, demo }) => {
    await openLeadPost(page, demo)
    const post = postPage(page)
    await post.enlarge.first().tap()
    await expect(post.shown).toBeVisible()
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
})

test.describe('Post page', () => {
  test("plays a video with the page language's subtitles, another language's, or none", async ({ page, demo }) => {
    await openLeadPost(page, demo)
    const post = postPage(page)
    await post.play.first().click()
    await expect(post.player).toBeVisible()
    const fromVideo = <T>(read: (video: HTMLVideoElement) => T) => post.player.evaluate(read)
    const showing = () =>
      fromVideo((video) =>
        [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      )
    await expect.poll(showing).toEqual(['es'])
    await expect.poll(() => fromVideo((video) => video.textTracks[0]?.cues?.length ?? 0)).toBeGreaterThan(0)
    await expect.poll(() => fromVideo((video) => video.currentTime)).toBeGreaterThan(0)

    await page.getByRole('button', { name: 'Inglés', exact: true }).click()
    await expect.poll(showing).toEqual(['en'])
    await page.getByRole('button', { name: 'Desactivados', exact: true }).click()
    await expect.poll(showing).toEqual([])

    await page.goBack()
    await expect(post.viewer).toHaveCount(0)
  })

  test('counts a view once per visit and a copied text each time', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const events: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/private/update-post-data')) events.push(request.postDataJSON().event)
    })
    const [home, post] = [homePage(page, 'es'), postPage(page)]
    await home.open()
    await home.openFirstStory()
    await post.waitUntilShown()
    await expect.poll(() => events).toEqual(['view'])

    await post.enlarge.first().click()
    await expect(post.shown).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goBack()
    await home.waitUntilShown()
    await page.goForward()
    await post.waitUntilShown()
    await page.reload()
    await post.waitUntilShown()
    await page.getByRole('button', { name: 'Copiar', exact: true }).click()

    await expect.poll(() => events).toEqual(['view', 'copy-text'])
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.startsWith(await post.title.innerText())).toBe(true)
  })

  test('asks readers of embargoed posts to accept the terms once', async ({ page }) => {
    let hasAccepted = false
    await page.route('**/api/private/user-data', async (route) => {
      const response = await route.fetch()
      const json = { ...(await response.json()), mustAcceptEmbargoTerms: !hasAccepted }
      await route.fulfill({ response, json })
    })
    await page.route('**/api/private/accept-embargo-terms', async (route) => {
      hasAccepted = true
      await route.fulfill({ status: 204 })
    })
    const read = page.getByRole('button', { name: 'Leer las condiciones' })
    await homePage(page, 'es').open()
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('session') ?? '{}')
      stored.state.permissions = ['embargo']
      localStorage.setItem('session', JSON.stringify(stored))
    })
    await page.reload()

    await read.click()
    expect(await findAxeViolations(page, '[role="dialog"]')).toEqual([])
    await page.getByRole('button', { name: 'Acepto las condiciones' }).click()

    await expect(page.getByText('Condiciones aceptadas.')).toBeVisible()
    await expect(read).toHaveCount(0)
  })
})

test.describe('Text of a post', () => {
  /** Opens the demo post that matches best. Its id depends on the installation. */
  async function openPost(
    page: Page,
    { product, session, title }: { product: { origin: string }; session: Session; title: string },
  ) {
    const call = { origin: product.origin, token: session.token, path: 'filter-posts', body: { text: title } }
    const found: FilteredPosts = await (await callPrivate(call)).json()
    await page.goto(`/es/post/${found.posts[0]?.id}`)
    await postPage(page).waitUntilShown()
    return page.locator('#text')
  }

  for (const title of [
    'Once partidos, quince goles',
    'Entrenar de noche',
    'Resultados y clasificación tras la jornada 11',
  ]) {
    test(`"${title}" shows tables, fact boxes and figures without a scrolling page at 320 px, in both themes`, async ({
      page,
      product,
      sharedSession,
    }) => {
      await page.setViewportSize(DEVICES.narrow.viewport)
      const text = await openPost(page, { product, session: await sharedSession(READER), title })
      await expect(text.locator('table, [role="note"], figure').first()).toBeVisible()
      await scrollThrough(page)
      expect(await findHorizontalOverflow(page)).toEqual([])
      expect(await findAxeViolationsInBothThemes(page, '#text')).toEqual([])
    })
  }

  test('opens a picture of the text in the viewer and returns the focus to it', async ({
    page,
    product,
    sharedSession,
  }) => {
    const session = await sharedSession(READER)
    const text = await openPost(page, { product, session, title: 'Once partidos, quince goles' })
    const picture = text.getByRole('button', { name: /^Ver la imagen 2 a pantalla completa/ })
    await picture.click()
    await expect(postPage(page).shown).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picture).toBeFocused()
  })
})
