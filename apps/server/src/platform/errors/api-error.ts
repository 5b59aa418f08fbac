import { ERROR_STATUS, type ErrorType } from '@mixed-zone/contract/errors'

interface ApiErrorDetails {
  /** Messages by dotted field name, in the caller's language. */
  readonly fields?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number
  /** Why a file is gone, or what the caller has to wait for, in the caller's language. Of `media-type`: a `FileRefusal`. */
  readonly reason?: string
  /** Of a conflict: what is stored now. */
  readonly current?: unknown
  /** Of a conflict: the version that is stored now. */
  readonly version?: number
  /** Of a file that is refused: the message says so in the words of the specification. */
  readonly fileName?: string
  readonly cause?: unknown
}

/** Reported to the caller. Any other thrown error becomes `generic`, with details only in the log. */
export class ApiError extends Error {
  readonly type: ErrorType
  readonly details: ApiErrorDetails

  constructor(type: ErrorType, details: ApiErrorDetails = {}) {
    super(type, { cause: details.cause })
    this.name = 'ApiError'
    this.type = type
    this.details = details
  }

  get status(): number {
    return ERROR_STATUS[this.type]
  }
}
