import { ApiError } from '../errors/api-error.ts'

const RETRY_AFTER_SECONDS = 10

/** What a storage says when it cannot be read or written: full, read-only, gone, or without the file that it should have. */
export function storageAway(cause: unknown): ApiError {
  return new ApiError('unavailable', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS })
}
