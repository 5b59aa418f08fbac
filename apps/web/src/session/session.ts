import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { login } from '@mixed-zone/contract/endpoints/access'
import { PERMISSIONS, type Permission } from '@mixed-zone/contract/permissions'
import type { User } from '@mixed-zone/contract/schemas/person'
import { safeReturnPath } from './return-path.ts'

/** The client state of the specification, by its six names. */
export interface Session {
  readonly user: User | null
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
  const { user, token, key, permissions } = answer
  return { user, token, key, isUserLoggedIn: true, permissions, urlHistory }
}

/**
 * Parses stored values of any version. Without token, key and user there is no session; only a valid return path is kept.
 */
export function parseSession(stored: unknown): Session {
  if (!isRecord(stored)) return SIGNED_OUT
  const urlHistory = safeReturnPath(stored['urlHistory'])
  const { user, token, key, permissions } = stored
  if (!isText(token) || !isText(key) || !isUser(user)) return { ...SIGNED_OUT, urlHistory }
  const known = Array.isArray(permissions) ? PERMISSIONS.filter((permission) => permissions.includes(permission)) : []
  return { user, token, key, isUserLoggedIn: true, permissions: known, urlHistory }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

// The frame needs these two fields; the rest comes from our server at every login.
function isUser(value: unknown): value is User {
  return isRecord(value) && isText(value['id']) && typeof value['firstName'] === 'string'
}
