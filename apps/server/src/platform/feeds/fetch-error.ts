/** Why a fetch failed, for the log. Never contains the other side's text, which is untrusted. */
export class FetchError extends Error {
  /** The server's Retry-After. */
  readonly retryAfterSeconds: number | null

  constructor(
    reason: string,
    { retryAfterSeconds = null, cause }: { retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(reason, cause === undefined ? undefined : { cause })
    this.name = 'FetchError'
    this.retryAfterSeconds = retryAfterSeconds
  }
}
