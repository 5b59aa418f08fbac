import type { Page } from 'playwright-core'
import { type BadLine, openBadLine } from '../harness/bad-line.ts'
import { pathOf } from './path-of.ts'
import { postPage } from './post-page.ts'

interface Called {
  readonly origin: string
  readonly path: string
  readonly method?: string
  readonly body?: unknown
}

/** A call that the page could make, from outside of it. */
export async function callAs(page: Page, { origin, path, method = 'POST', body }: Called) {
  const session = await page.evaluate(() => localStorage.getItem('session') ?? '')
  const { token } = JSON.parse(session).state
  const response = await fetch(`${origin}/api/private/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return response.json()
}

/** The same page over a line that can break. */
export async function overBadLine(page: Page, origin: string): Promise<BadLine> {
  const line = await openBadLine(origin)
  const session = await page.evaluate(() => localStorage.getItem('session') ?? '')
  const path = pathOf(page)
  await page.goto(`${line.origin}/es/login`)
  await page.evaluate((kept) => {
    localStorage.setItem('session', kept)
    localStorage.setItem('consent', 'rejected')
  }, session)
  await page.goto(line.origin + path)
  await postPage(page).isShown()
  return line
}
