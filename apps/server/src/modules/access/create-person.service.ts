import type { Locale } from '@mixed-zone/contract/locales'
import type { Permission, Role } from '@mixed-zone/contract/permissions'
import type { Db } from '../../platform/database/database.ts'
import { createCode } from '../../platform/random/tokens.ts'
import { hashPassword, NO_PASSWORD } from './passwords/password-hash.ts'
import { insertPerson } from './people.repository.ts'

export interface NewPerson {
  readonly email: string
  readonly firstName: string
  readonly surnames: string
  /** Null if nobody can log in until a password is set. */
  readonly password: string | null
  readonly role?: Role
  readonly permissionsAdded?: readonly Permission[]
  readonly permissionsTaken?: readonly Permission[]
  readonly state?: 'active' | 'suspended'
  readonly provisionalUntil?: Date | null
  readonly embargoTermsAcceptedAt?: Date | null
  /** Null if they have to accept the legal texts at their first log-in. */
  readonly termsAcceptedAt?: Date | null
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

export async function createPerson(db: Db, person: NewPerson, now: Date): Promise<{ id: number }> {
  const createdAt = person.createdAt ?? now
  // Each column by name, so that no other property is stored.
  const id = await insertPerson(db, {
    email: person.email,
    firstName: person.firstName,
    surnames: person.surnames,
    telephonePrefix: person.telephonePrefix,
    telephoneNumber: person.telephoneNumber,
    region: person.region,
    country: person.country,
    companyName: person.companyName,
    mediaType: person.mediaType,
    workType: person.workType,
    communicationsLocale: person.communicationsLocale,
    newsletter: person.newsletter,
    role: person.role,
    permissionsAdded: [...(person.permissionsAdded ?? [])],
    permissionsTaken: [...(person.permissionsTaken ?? [])],
    state: person.state,
    provisionalUntil: person.provisionalUntil,
    embargoTermsAcceptedAt: person.embargoTermsAcceptedAt,
    termsAcceptedAt: person.termsAcceptedAt === undefined ? createdAt : person.termsAcceptedAt,
    passwordHash: person.password === null ? NO_PASSWORD : await hashPassword(person.password, person.email),
    unsubscribeCode: createCode(),
    createdAt,
    updatedAt: createdAt,
  })
  return { id }
}
