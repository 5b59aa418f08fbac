import type { Locale } from '@mixed-zone/contract/locales'
import type { Permission, Role } from '@mixed-zone/contract/permissions'
import type { Db } from '../../platform/database/database.ts'
import { createCode } from '../../platform/random/tokens.ts'
import { hashPassword, NO_PASSWORD } from './passwords.ts'
import { insertPerson } from './people.repository.ts'

export interface NewPerson {
  readonly email: string
  readonly firstName: string
  readonly surnames: string
  /** Null: nobody can log in as this person until a password is set. */
  readonly password: string | null
  readonly role?: Role
  readonly permissionsAdded?: readonly Permission[]
  readonly permissionsTaken?: readonly Permission[]
  readonly state?: 'active' | 'suspended'
  readonly provisionalUntil?: Date
  readonly embargoTermsAcceptedAt?: Date
  readonly telephonePrefix?: string
  readonly telephoneNumber?: string
  readonly region?: string
  readonly country?: string
  readonly companyName?: string
  readonly mediaType?: string
  readonly workType?: string
  readonly communicationsLocale?: Locale
  readonly newsletter?: boolean
  readonly createdAt?: Date
}

/** Makes an account. `db` may be the transaction of whatever causes it. */
export async function createPerson(db: Db, person: NewPerson, now: Date): Promise<{ id: number }> {
  const { password, permissionsAdded = [], permissionsTaken = [], createdAt = now, ...facts } = person
  const id = await insertPerson(db, {
    ...facts,
    permissionsAdded: [...permissionsAdded],
    permissionsTaken: [...permissionsTaken],
    passwordHash: password === null ? NO_PASSWORD : await hashPassword(password),
    unsubscribeCode: createCode(),
    createdAt,
    updatedAt: createdAt,
  })
  return { id }
}
