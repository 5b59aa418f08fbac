/** All errors of the API with their HTTP status. The list is closed: anything unknown becomes `generic`. */
export const ERROR_STATUS = {
  token: 401,
  client: 401,
  credentials: 401,
  code: 401,
  reauthentication: 403,
  'code-setup': 403,
  terms: 403,
  'password-change': 403,
  permission: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'media-type': 415,
  validation: 422,
  captcha: 422,
  link: 422,
  locked: 423,
  'rate-limit': 429,
  generic: 500,
  unavailable: 503,
  'storage-full': 507,
} as const

export type ErrorType = keyof typeof ERROR_STATUS

export const ERROR_TYPES = Object.keys(ERROR_STATUS) as ErrorType[]

export function isErrorType(value: unknown): value is ErrorType {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value)
}
