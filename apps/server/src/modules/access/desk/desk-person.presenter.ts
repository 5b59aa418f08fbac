import { effectivePermissions } from '@mixed-zone/contract/permissions'
import type { DeskPerson } from '@mixed-zone/contract/schemas/desk'
import type { DeskPersonRow } from './desk-people.repository.ts'

export function presentDeskPerson(person: DeskPersonRow): DeskPerson {
  return {
    id: String(person.id),
    email: person.email,
    name: person.firstName,
    surnames: person.surnames,
    companyName: person.companyName,
    mediaType: person.mediaType,
    country: person.country,
    role: person.role,
    permissions: effectivePermissions({
      role: person.role,
      added: person.permissionsAdded,
      taken: person.permissionsTaken,
    }),
    permissionsAdded: person.permissionsAdded,
    permissionsTaken: person.permissionsTaken,
    state: person.state,
    provisionalUntil: person.provisionalUntil?.toISOString() ?? null,
    oneTimeCode: person.oneTimeSince !== null,
    lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
    createdAt: person.createdAt.toISOString(),
  }
}
