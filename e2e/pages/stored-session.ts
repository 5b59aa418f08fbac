import type { Page } from '@playwright/test'

/** The specification's names of the stored session. */
export const SESSION_NAMES = ['isUserLoggedIn', 'key', 'permissions', 'token', 'urlHistory', 'user'] as const

export type StoredSession = Partial<Record<(typeof SESSION_NAMES)[number], unknown>>

/** The session in local storage. */
export async function storedSession(page: Page): Promise<StoredSession> {
  const stored = await page.evaluate(() => localStorage.getItem('session'))
  return stored === null ? {} : JSON.parse(stored).state
}

export async function tokenOf(page: Page): Promise<string | null> {
  const { token } = await storedSession(page)
  return typeof token === 'string' ? token : null
}

/** Replaces the token, as if the session had expired on the server. */
export async function corruptToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('session') ?? '{}')
    stored.state.token = 'ended'
    localStorage.setItem('session', JSON.stringify(stored))
  })
}
