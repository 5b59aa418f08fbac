import { ERROR_STATUS, type ErrorType } from '@mixed-zone/contract/errors'
import { errorMessage, fieldErrors } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import { describeRefusal, isFileRefusal } from '@mixed-zone/contract/rules/file-refusals'
import type { Failure } from '@mixed-zone/contract/schemas/failure'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { isDatabaseAway } from '../database/database-errors.ts'
import { reasonOf } from '../log/describe-error.ts'
import { createSampler } from '../log/sampler.ts'
import { InvalidFields } from './validation.ts'

const RETRY_AFTER_SECONDS = 5

/** Any other 4xx error of Fastify is `validation`. */
const FRAMEWORK_ERRORS: Readonly<Record<string, ErrorType>> = {
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_ERR_NOT_FOUND: 'not-found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
}

/** In an outage every call fails for the same reason. */
const OUTAGE_LOG_INTERVAL_MS = 5_000

/** The only place that turns an error into a response. */
export function createErrorHandler() {
  const sampleOutage = createSampler(OUTAGE_LOG_INTERVAL_MS)
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const failure = asApiError(error, request)
    const { cause } = failure.details
    // Refusals during start and stop have no cause and are not logged.
    if (failure.status >= 500 && cause !== undefined) {
      if (isDatabaseAway(cause)) {
        sampleOutage((suppressed) => request.log.error({ reason: reasonOf(cause), suppressed }, 'the database is away'))
      } else request.log.error({ err: cause }, 'a call failed')
    }
    sendFailure(failure, request, reply)
  }
}

function sendFailure(failure: ApiError, request: FastifyRequest, reply: FastifyReply): void {
  const { fields, reason, current, version, fileName } = failure.details
  const retryAfterSeconds =
    failure.details.retryAfterSeconds ?? (failure.type === 'unavailable' ? RETRY_AFTER_SECONDS : undefined)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)))
  reply
    .code(statusOf(failure.type))
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-language', request.locale)
    .header('cache-control', 'no-store')
    // Serialized here: a failure does not match the route's response schema.
    .send(
      JSON.stringify(
        presentFailure(failure.type, {
          locale: request.locale,
          requestId: request.id,
          fields,
          reason,
          current,
          version,
          fileName,
        }),
      ),
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

interface FailureOptions {
  readonly locale: Locale
  readonly requestId: string
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly reason?: string | undefined
  readonly current?: unknown
  readonly version?: number | undefined
  readonly fileName?: string | undefined
}

export function presentFailure(type: ErrorType, options: FailureOptions): Failure {
  const { locale, requestId, fields, reason, current, version, fileName } = options
  return {
    error: {
      type,
      message: messageOf(type, { locale, reason, fileName }),
      ...(fields ? { fields: { ...fields } } : {}),
      ...(reason === undefined ? {} : { reason }),
      ...(current === undefined ? {} : { current }),
      ...(version === undefined ? {} : { version }),
      requestId,
    },
  }
}

function messageOf(
  type: ErrorType,
  { locale, reason, fileName }: Pick<FailureOptions, 'locale' | 'reason' | 'fileName'>,
) {
  if (type !== 'media-type' || fileName === undefined || !isFileRefusal(reason)) return errorMessage(type, locale)
  return describeRefusal({ name: fileName, reason }, locale).message
}

export function statusOf(type: ErrorType): number {
  return ERROR_STATUS[type]
}
