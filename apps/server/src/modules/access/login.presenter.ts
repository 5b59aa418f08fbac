import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { login } from '@mixed-zone/contract/endpoints/access'
import type { User } from '@mixed-zone/contract/schemas/user'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import type { PersonAtLogin } from './people.repository.ts'
import { areEmbargoTermsDue, permissionsOf } from './rules.ts'
import type { OpenedSession } from './sessions.service.ts'

interface NewLogin {
  readonly session: OpenedSession
  readonly fileKeys: FileKeys
}

export function presentLogin(person: PersonAtLogin, { session, fileKeys }: NewLogin): AnswerOf<typeof login> {
  const permissions = permissionsOf(person)
  return {
    token: session.token,
    key: fileKeys.keyOf(session.fileHandle),
    user: presentUser(person),
    permissions,
    mustChangePassword: person.provisionalUntil !== null,
    mustAcceptEmbargoTerms: areEmbargoTermsDue({ ...person, permissions }),
    expiresAt: session.endsAt.toISOString(),
  }
}

function presentUser(person: PersonAtLogin): User {
  return {
    id: String(person.id),
    firstName: person.firstName,
    surnames: person.surnames,
    email: person.email,
    role: person.role,
    comunicationsLocale: person.communicationsLocale,
    newsletter: person.newsletter,
    unsubscribeId: person.unsubscribeCode,
  }
}
