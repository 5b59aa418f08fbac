import type { Page } from 'playwright-core'

/** The specification's names for what the browser keeps of a session. */
export const SESSION_NAMES = ['isUserLoggedIn', 'key', 'permissions', 'token', 'urlHistory', 'user'] as const

export type StoredSession = Partial<Record<(typeof SESSION_NAMES)[number], unknown>>

/** What the local storage holds of the session. */
export async function storedSession(page: Page): Promise<StoredSession> {
  const stored = await page.evaluate(() => localStorage.getItem('session'))
  return stored === null ? {} : JSON.parse(stored).state
}

export async function tokenOf(page: Page): Promise<string | null> {
  const { token } = await storedSession(page)
  return typeof token === 'string' ? token : null
}

/** Puts another token in its place, as if the session had ended on the server since. */
export async function spoilToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('session') ?? '{}')
    stored.state.token = 'ended'
    localStorage.setItem('session', JSON.stringify(stored))
  })
}
