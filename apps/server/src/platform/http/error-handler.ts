import { fieldErrors } from '@mixed-zone/contract/field-messages'
import type { ErrorType } from '@mixed-zone/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { isDatabaseAway } from '../database/database-errors.ts'
import { presentFailure, statusOf } from './failure.ts'
import { InvalidFields } from './invalid-fields.ts'

const RETRY_AFTER_SECONDS = 5

/** What the framework refuses by itself, in our words. Anything else of it that is the caller's fault is `validation`. */
const FRAMEWORK_ERRORS: Readonly<Record<string, ErrorType>> = {
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_ERR_NOT_FOUND: 'not-found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type',
}

/** The one place where an error becomes an answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = asApiError(error, request)
  // Refusing while it starts or stops is no fault; what broke has a cause.
  if (failure.status >= 500 && failure.details.cause !== undefined) {
    request.log.error({ err: failure.details.cause }, 'a call failed')
  }
  const { fields, reason } = failure.details
  const retryAfterSeconds =
    failure.details.retryAfterSeconds ?? (failure.type === 'unavailable' ? RETRY_AFTER_SECONDS : undefined)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)))
  reply
    .code(statusOf(failure.type))
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-language', request.locale)
    .header('cache-control', 'no-store')
    // Already text: a route's answer schema is not meant for its failures.
    .send(
      JSON.stringify(presentFailure(failure.type, { locale: request.locale, requestId: request.id, fields, reason })),
    )
}

function asApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof InvalidFields) {
    return new ApiError('validation', { fields: fieldErrors(error, request.locale, { sent: error.sent }) })
  }
  if (isDatabaseAway(error)) return new ApiError('unavailable', { cause: error })
  const { code, statusCode } = propertiesOf(error)
  const known = FRAMEWORK_ERRORS[code]
  if (known) return new ApiError(known, { cause: error })
  const isCallersFault = code.startsWith('FST_ERR_') && statusCode >= 400 && statusCode < 500
  return new ApiError(isCallersFault ? 'validation' : 'generic', { cause: error ?? new Error('nothing was thrown') })
}

function propertiesOf(error: unknown): { code: string; statusCode: number } {
  if (!(error instanceof Error)) return { code: '', statusCode: 500 }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const statusCode = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  return { code, statusCode }
}
