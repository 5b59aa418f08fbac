/** Why something could not be fetched, in words for the log. Never what the other side said: that may be anything. */
export class FetchError extends Error {
  /** How long the other side wants to be left alone. */
  readonly retryAfterSeconds: number | null

  constructor(reason: string, { retryAfterSeconds = null, cause }: FetchErrorOptions = {}) {
    super(reason, cause === undefined ? undefined : { cause })
    this.name = 'FetchError'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

interface FetchErrorOptions {
  readonly retryAfterSeconds?: number | null
  readonly cause?: unknown
}
