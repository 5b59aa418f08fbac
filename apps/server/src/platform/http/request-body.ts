import { ApiError } from '../errors/api-error.ts'

/** A missing or empty body counts as `{}`, so that the schema names every missing field. */
export function parseRequestBody(bytes: unknown, contentType: string | undefined): Record<string, unknown> {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return {}
  if (!isJson(contentType)) throw new ApiError('media-type')
  const body = parseJson(bytes)
  if (!isRecord(body)) throw new ApiError('validation')
  return body
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isJson(contentType: string | undefined): boolean {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  if (type.trim() !== 'application/json') return false
  return parameters.every((parameter) => {
    const [name, value = ''] = parameter.trim().split('=')
    return name !== 'charset' || /^"?utf-?8"?$/.test(value)
  })
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new ApiError('validation', { cause })
  }
}
