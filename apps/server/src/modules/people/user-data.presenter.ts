import { effectivePermissions } from '@mixed-zone/contract/permissions'
import type { UserData } from '@mixed-zone/contract/schemas/account'
import type { ProfileRow } from './people.repository.ts'

export function presentUserData(person: ProfileRow, { oneTimeCode }: { oneTimeCode: boolean }): UserData {
  return {
    id: String(person.id),
    role: person.role,
    permissions: effectivePermissions({
      role: person.role,
      added: person.permissionsAdded,
      taken: person.permissionsTaken,
    }),
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
    oneTimeCode,
  }
}
