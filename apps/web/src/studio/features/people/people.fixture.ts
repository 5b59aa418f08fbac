import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { ListedPerson, PersonDetail } from '@mixed-zone/contract/schemas/studio/people'

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

export function personDetailResponse(change: Partial<PersonDetail> = {}): PersonDetail {
  const { downloads: _downloads, weeklyDownloads: _weekly, ...person } = personResponse()
  return {
    ...person,
    telephone: { prefix: '+351', number: '210000177' },
    region: 'europe',
    comunicationsLocale: 'pt',
    newsletter: true,
    permissionSources: PERMISSIONS.map((permission) => ({
      permission,
      isGranted: permission === 'embargo',
      source: permission === 'embargo' ? 'added' : 'none',
      by: permission === 'embargo' ? 'Tiago Falcão' : null,
      at: permission === 'embargo' ? '2026-09-14T10:00:00.000Z' : null,
    })),
    isLastAdmin: false,
    cannotChange: null,
    domain: { name: 'agenciaatlantica.test', state: 'authorise', isFreeMail: false, people: 14 },
    authorised: { requestId: '3', at: '2026-08-02T10:00:00.000Z', by: 'Tiago Falcão', byDomain: false },
    merges: [],
    notes: [{ id: '1', at: '2026-08-02T10:00:00.000Z', author: 'Tiago Falcão', text: 'Covers Nortada at home' }],
    ...change,
  }
}
