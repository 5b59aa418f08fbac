import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { login } from '@mixed-zone/contract/endpoints/access'
import { PERMISSIONS, type Permission } from '@mixed-zone/contract/permissions'
import type { User } from '@mixed-zone/contract/schemas/user'
import { safeReturnPath } from './return-path.ts'

/** Nothing else about the person is stored in the browser; the rest is read from the server. */
export type SessionUser = Pick<User, 'id' | 'firstName'>

/** The client state of the specification, by its six names. */
export interface Session {
  readonly user: SessionUser | null
  readonly token: string | null
  /** Signs the addresses of files. */
  readonly key: string | null
  /** Always the presence of the token. */
  readonly isUserLoggedIn: boolean
  readonly permissions: readonly Permission[]
  /** The path that a visitor tried to open before logging in. */
  readonly urlHistory: string | null
}

export const SIGNED_OUT: Session = {
  user: null,
  token: null,
  key: null,
  isUserLoggedIn: false,
  permissions: [],
  urlHistory: null,
}

export function sessionOfLogin(answer: AnswerOf<typeof login>, urlHistory: string | null): Session {
  const { token, key, permissions } = answer
  const user = { id: answer.user.id, firstName: answer.user.firstName }
  return { user, token, key, isUserLoggedIn: true, permissions, urlHistory }
}

/**
 * Parses stored values of any version. Without token, key and user there is no session; only a valid return path is kept.
 */
export function parseSession(stored: unknown): Session {
  if (!isRecord(stored)) return SIGNED_OUT
  const urlHistory = safeReturnPath(stored['urlHistory'])
  const { token, key, permissions } = stored
  const user = parseUser(stored['user'])
  if (!isText(token) || !isText(key) || user === null) return { ...SIGNED_OUT, urlHistory }
  const known = Array.isArray(permissions) ? PERMISSIONS.filter((permission) => permissions.includes(permission)) : []
  return { user, token, key, isUserLoggedIn: true, permissions: known, urlHistory }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function parseUser(value: unknown): SessionUser | null {
  if (!isRecord(value)) return null
  const { id, firstName } = value
  return isText(id) && typeof firstName === 'string' ? { id, firstName } : null
}
