import type { UploadProblem } from './upload-item.ts'

/** Why sending has stopped. */
export class UploadFailure extends Error {
  readonly problem: UploadProblem
  /** The server no longer knows the upload: it has ended, expired or was discarded. */
  readonly isGone: boolean
  readonly retryAfterSeconds: number | null

  constructor(
    problem: UploadProblem,
    { isGone = false, retryAfterSeconds = null }: { isGone?: boolean; retryAfterSeconds?: number | null } = {},
  ) {
    super(problem.type)
    this.name = 'UploadFailure'
    this.problem = problem
    this.isGone = isGone
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export type NextStep =
  | { readonly kind: 'retry'; readonly delayMs: number }
  /** From the first byte, as a new upload. */
  | { readonly kind: 'restart' }
  /** Until the person tries again. */
  | { readonly kind: 'fail' }
  | { readonly kind: 'refuse' }

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const
const MAX_DELAY_MS = 30_000

/** About five minutes without a single byte. */
const MAX_ATTEMPTS = 14

/** The bytes or the target are wrong: sending them again changes nothing. */
const REFUSALS: ReadonlySet<string> = new Set([
  'format',
  'empty',
  'media-type',
  'too-large',
  'validation',
  'not-found',
  'permission',
  'gone',
])

/**
 * Without a connection, a running server, or the lock on the upload. `token`: the caller checks the session first. A full disk is none of
 * them: the person tries again once there is space.
 */
const PASSING: ReadonlySet<string> = new Set([
  'network',
  'generic',
  'unavailable',
  'conflict',
  'locked',
  'rate-limit',
  'token',
])

interface Attempts {
  /** In a row without progress. */
  readonly failedAttempts: number
  readonly hasRestarted: boolean
}

/** What to do after a failure. `failedAttempts` counts this one. */
export function nextStepAfter(failure: UploadFailure, { failedAttempts, hasRestarted }: Attempts): NextStep {
  const { problem, isGone, retryAfterSeconds } = failure
  if (isGone) return hasRestarted ? { kind: 'fail' } : { kind: 'restart' }
  if (REFUSALS.has(problem.type)) return { kind: 'refuse' }
  if (!PASSING.has(problem.type) || failedAttempts > MAX_ATTEMPTS) return { kind: 'fail' }
  if (retryAfterSeconds !== null) return { kind: 'retry', delayMs: retryAfterSeconds * 1000 }
  return { kind: 'retry', delayMs: RETRY_DELAYS_MS[failedAttempts - 1] ?? MAX_DELAY_MS }
}
