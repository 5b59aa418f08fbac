import { type ErrorType, isErrorType } from '@mixed-zone/contract/errors'

interface FailureDetails {
  /** Empty if the server sent none. */
  readonly message: string
  /** Details beyond the type, such as why a file was recalled. */
  readonly reason: string
  /** From the dotted field name to its message. */
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | null
  readonly retryAfterSeconds: number | null
}

/**
 * A failed call: an error type of the contract, or `network` without a response. The screen decides how to handle it.
 */
export class ApiFailure extends Error {
  readonly type: ErrorType | 'network'
  readonly reason: string
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | null
  readonly retryAfterSeconds: number | null

  constructor(type: ErrorType | 'network', details: Partial<FailureDetails> = {}, options?: ErrorOptions) {
    super(details.message ?? '', options)
    this.name = 'ApiFailure'
    this.type = type
    this.reason = details.reason ?? ''
    this.fields = details.fields ?? {}
    this.requestId = details.requestId ?? null
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
  }
}

/** Parses an error response, which is JSON for files too. Anything unknown becomes `generic`. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const retryAfterSeconds = parseRetryAfter(response.headers.get('Retry-After'))
  const body: unknown = await response.json().catch(() => null)
  const error = isRecord(body) ? body['error'] : null
  if (!isRecord(error) || !isErrorType(error['type'])) return new ApiFailure('generic', { retryAfterSeconds })
  return new ApiFailure(error['type'], {
    message: asText(error['message']) ?? '',
    reason: asText(error['reason']) ?? '',
    fields: textsOf(error['fields']),
    requestId: asText(error['requestId']),
    retryAfterSeconds,
  })
}

function parseRetryAfter(header: string | null): number | null {
  if (header === null || !/^\d{1,6}$/.test(header)) return null
  return Number(header)
}

function textsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
