import { matchScreen } from '@mixed-zone/contract/screens'

// Nothing is resolved against it but to see whether a path stays where it is.
const OWN_ORIGIN = 'https://own.invalid'

/**
 * The path to follow after log-in, or null. Only a screen of our own is followed: never another site, however it is
 * spelled (`//evil`, `/\evil`, `https:evil`), and never the login page itself, which would lead in a circle.
 */
export function safeReturnPath(attempted: unknown): string | null {
  if (typeof attempted !== 'string' || !attempted.startsWith('/') || !URL.canParse(attempted, OWN_ORIGIN)) return null
  const url = new URL(attempted, OWN_ORIGIN)
  if (url.origin !== OWN_ORIGIN) return null
  const match = matchScreen(url.pathname)
  if (match === null || match.screen === 'login') return null
  return url.pathname + url.search + url.hash
}
