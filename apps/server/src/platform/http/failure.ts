import { ERRORS, errorMessage, type ErrorType } from '@mixed-zone/contract/errors'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Failure } from '@mixed-zone/contract/schemas/failure'

interface FailureOptions {
  readonly locale: Locale
  readonly requestId: string
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly reason?: string | undefined
}

/** The body of a failed call. */
export function presentFailure(type: ErrorType, { locale, requestId, fields, reason }: FailureOptions): Failure {
  return {
    error: {
      type,
      message: errorMessage(type, locale),
      ...(fields ? { fields: { ...fields } } : {}),
      ...(reason === undefined ? {} : { reason }),
      requestId,
    },
  }
}

export function statusOf(type: ErrorType): number {
  return ERRORS[type].status
}
