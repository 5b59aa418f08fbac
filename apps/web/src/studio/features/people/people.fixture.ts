import type { ListedPerson } from '@mixed-zone/contract/schemas/studio/people'

export function personResponse(change: Partial<ListedPerson> = {}): ListedPerson {
  return {
    id: '12',
    email: 'mafalda@agenciaatlantica.test',
    name: 'Mafalda',
    surnames: 'Freire',
    companyName: 'Agência Atlântica',
    mediaType: 'press-agency',
    workType: 'editor',
    country: 'PT',
    role: 'media',
    permissions: ['embargo'],
    permissionsAdded: ['embargo'],
    permissionsTaken: [],
    state: 'active',
    provisionalUntil: null,
    lockedUntil: null,
    suspendedReason: null,
    oneTimeCode: false,
    lastSeenAt: null,
    createdAt: '2026-08-02T10:00:00.000Z',
    downloads: 1204,
    weeklyDownloads: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    ...change,
  }
}
