import { ERRORS, type ErrorType } from '@mixed-zone/contract/errors'

interface ApiErrorDetails {
  /** From the dotted field name to its message, already in the caller's language. */
  readonly fields?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number
  /** Why a file is gone, or what there is to wait for, in the caller's language. */
  readonly reason?: string
  readonly cause?: unknown
}

/** A failure that the caller is told about. Anything else that is thrown becomes `generic`, its detail only in the log. */
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
    return ERRORS[this.type].status
  }
}
