import type { Session } from './api-client.ts'

interface Stored {
  readonly origin: string
  readonly session: Session | null
  /** The stored answer to the cookie banner; null leaves it open. */
  readonly cookieConsent: 'accepted' | 'rejected' | null
}

/** The local storage of a browser after a login, under the specification's six names. */
export function storageWith({ origin, session, cookieConsent }: Stored) {
  const localStorage: { name: string; value: string }[] = []
  if (cookieConsent !== null) localStorage.push({ name: 'consent', value: cookieConsent })
  if (session !== null) {
    const { user, token, key, permissions } = session
    const state = { user, token, key, isUserLoggedIn: true, permissions, urlHistory: null }
    localStorage.push({ name: 'session', value: JSON.stringify({ state, version: 0 }) })
  }
  return { cookies: [], origins: [{ origin, localStorage }] }
}
