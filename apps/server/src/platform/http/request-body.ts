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

/** No call needs more. Objects with many different keys are slow to parse and to validate. */
const MAX_KEYS = 2_000

/** Texts may contain the same characters, which only counts too many: they are a handful even in long ones. */
const KEY_END = /"\s*:/g

function parseJson(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    let keys = 0
    for (const _ of text.matchAll(KEY_END)) {
      keys += 1
      if (keys > MAX_KEYS) throw new Error('too many keys')
    }
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('validation', { cause })
  }
}
