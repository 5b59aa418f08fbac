import type { Challenge, Solution } from 'altcha-lib/types'

/** Challenge and solution in base64, as the ALTCHA widget would send them. */
export function buildPayload({ parameters, signature }: Challenge, solution: Solution): string {
  const json = JSON.stringify({ challenge: { parameters, signature }, solution })
  return btoa(String.fromCharCode(...new TextEncoder().encode(json)))
}

/** When the challenge expires; null if it does not say. */
export function expiryOf({ parameters }: Challenge): Date | null {
  return parameters.expiresAt === undefined ? null : new Date(parameters.expiresAt * 1000)
}
