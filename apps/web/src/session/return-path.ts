import { matchScreen } from '@mixed-zone/contract/screens'

// A base URL to check that a path stays on its origin; never requested.
const OWN_ORIGIN = 'https://own.invalid'

/**
 * The path to open after login, or null. Only screens of the portal: never another site, however it is spelled
 * (`//evil`, `/\evil`, `https:evil`), and never the login page, which would be a redirect loop.
 */
export function safeReturnPath(attempted: unknown): string | null {
  if (typeof attempted !== 'string' || !attempted.startsWith('/') || !URL.canParse(attempted, OWN_ORIGIN)) return null
  const url = new URL(attempted, OWN_ORIGIN)
  if (url.origin !== OWN_ORIGIN) return null
  const match = matchScreen(url.pathname)
  if (match === null || match.screen === 'login') return null
  return url.pathname + url.search + url.hash
}
