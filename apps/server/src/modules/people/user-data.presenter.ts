import { effectivePermissions } from '@mixed-zone/contract/permissions'
import type { UserData } from '@mixed-zone/contract/schemas/account'
import { areEmbargoTermsDue } from '../access/rules.ts'
import type { ProfileRow } from './people.repository.ts'

export function presentUserData(person: ProfileRow, { oneTimeCode }: { oneTimeCode: boolean }): UserData {
  const permissions = effectivePermissions({
    role: person.role,
    added: person.permissionsAdded,
    taken: person.permissionsTaken,
  })
  return {
    id: String(person.id),
    role: person.role,
    permissions,
    email: person.email,
    name: person.firstName,
    surnames: person.surnames,
    telephone: { prefix: person.telephonePrefix, number: person.telephoneNumber },
    region: person.region,
    country: person.country,
    companyName: person.companyName,
    mediaType: person.mediaType,
    workType: person.workType,
    comunicationsLocale: person.communicationsLocale,
    newsletter: person.newsletter,
    accessSince: person.createdAt.toISOString(),
    oneTimeCode,
    mustAcceptEmbargoTerms: areEmbargoTermsDue({ ...person, permissions }),
  }
}
