import { effectivePermissions, PERMISSIONS, ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import { fullName, fullNameOrNull } from '@mixed-zone/contract/rules/full-name'
import {
  DOWNLOAD_WEEKS,
  type ListedPerson,
  type PersonDetail,
  type PersonMerge,
  type StudioPerson,
} from '@mixed-zone/contract/schemas/studio/people'
import type { MergeOfPerson } from './merge.repository.ts'
import type { PersonRow } from './people.repository.ts'
import { personStateOf } from './person-state.ts'

export function presentPerson(person: PersonRow, now: Date): StudioPerson {
  const { role, permissionsAdded, permissionsTaken } = person
  return {
    id: String(person.id),
    email: person.email,
    name: person.firstName,
    surnames: person.surnames,
    companyName: person.companyName,
    mediaType: person.mediaType,
    workType: person.workType,
    country: person.country,
    role,
    permissions: effectivePermissions({ role, added: permissionsAdded, taken: permissionsTaken }),
    permissionsAdded,
    permissionsTaken,
    state: personStateOf(person, now),
    provisionalUntil: person.provisionalUntil?.toISOString() ?? null,
    lockedUntil: person.lockedUntil !== null && person.lockedUntil > now ? person.lockedUntil.toISOString() : null,
    suspendedReason: person.suspendedReason,
    oneTimeCode: person.oneTimeSince !== null,
    lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
    createdAt: person.createdAt.toISOString(),
  }
}

export function presentListedPerson(
  person: PersonRow,
  { now, weekly }: { now: Date; weekly?: number[] | undefined },
): ListedPerson {
  return {
    ...presentPerson(person, now),
    downloads: person.downloads,
    weeklyDownloads: weekly ?? Array<number>(DOWNLOAD_WEEKS).fill(0),
  }
}

export interface PermissionChange {
  readonly at: Date
  readonly by: string | null
  readonly added: readonly string[]
  readonly taken: readonly string[]
}

/** `changes` are what the audit log knows of single permissions, the latest first. */
export function presentPermissions(
  { role, permissionsAdded, permissionsTaken }: Pick<PersonRow, 'role' | 'permissionsAdded' | 'permissionsTaken'>,
  changes: readonly PermissionChange[],
): PersonDetail['permissionSources'] {
  const granted = effectivePermissions({ role, added: permissionsAdded, taken: permissionsTaken })
  return PERMISSIONS.map((permission) => {
    const isGranted = granted.includes(permission)
    const isOfRole = ROLE_PERMISSIONS[role].includes(permission)
    if (isGranted && isOfRole) return { permission, isGranted, source: 'role', by: null, at: null }
    if (isGranted) {
      const change = changes.find(({ added }) => added.includes(permission))
      return { permission, isGranted, source: 'added', by: change?.by ?? null, at: change?.at.toISOString() ?? null }
    }
    if (!permissionsTaken.includes(permission)) return { permission, isGranted, source: 'none', by: null, at: null }
    const change = changes.find(({ taken }) => taken.includes(permission))
    return { permission, isGranted, source: 'taken', by: change?.by ?? null, at: change?.at.toISOString() ?? null }
  })
}

export function presentMerge(merge: MergeOfPerson): PersonMerge {
  return {
    personId: String(merge.mergedId),
    name: fullName(merge),
    email: merge.email,
    at: merge.mergedAt.toISOString(),
    by: fullNameOrNull({ firstName: merge.actorFirstName, surnames: merge.actorSurnames }),
    undoUntil: merge.undoUntil.toISOString(),
  }
}
