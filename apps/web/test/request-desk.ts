import {
  authoriseRequest,
  getRejectionMail,
  getRequest,
  getRequestSummary,
  listRequests,
  rejectRequest,
  undoDecision,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { getRejectTemplates } from '@mixed-zone/contract/endpoints/studio/settings'
import type { RequestDetail, StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { type FakeServer, failWith } from './fake-server.ts'
import { READER, renderScreen } from './render-screen.tsx'

const OFFICER = { ...READER, permissions: ['users', 'export'] as const }

export function requestResponse(number: number, change: Partial<StudioRequest> = {}): StudioRequest {
  return {
    id: String(number),
    email: `person${number}@radiocordillera.test`,
    name: `Person${number}`,
    surnames: 'Paredes',
    telephone: { prefix: '+56', number: '220004471' },
    region: 'latin-america',
    country: 'CL',
    companyName: 'Radio Cordillera',
    mediaType: 'radio',
    workType: 'presenter',
    comunicationsLocale: 'es',
    newsletter: false,
    state: 'waiting',
    requestedAt: '2026-11-14T21:06:00.000Z',
    waitedSeconds: 22 * 3600,
    decidedAt: null,
    decidedBy: null,
    decidedById: null,
    decidedByDomain: false,
    reason: null,
    personId: null,
    canBeUndone: false,
    evidence: {
      verdict: 'trustworthy',
      kinds: ['colleagues'],
      domain: 'radiocordillera.test',
      domainState: null,
      isFreeMail: false,
      colleagues: { active: 11, suspended: 1 },
      telephoneFitsCountry: true,
      earlierRequests: 0,
      lastRejectedAt: null,
      isNewMedium: false,
    },
    notes: 0,
    ...change,
  }
}

export const detailOf = (request: StudioRequest, change: Partial<RequestDetail> = {}): RequestDetail => ({
  ...request,
  notes: [],
  colleagues: [],
  earlierRequests: [],
  ...change,
})

/** Four waiting requests, which the server decides. Returns them by id, as it stores them. */
export function serveRequests(server: FakeServer): Map<string, StudioRequest> {
  const stored = new Map([1, 2, 3, 4].map((number) => [String(number), requestResponse(number)]))
  const find = (id: string) => stored.get(id) ?? failWith('not-found')()
  const update = (id: string, change: Partial<StudioRequest>) => {
    const next = { ...find(id), ...change }
    stored.set(id, next)
    return next
  }
  server.on(listRequests, ({ query: { state, page, pageSize } }) => {
    const matching = [...stored.values()].filter((request) => request.state === state)
    const items = matching.slice((page - 1) * pageSize, page * pageSize)
    return { items, total: matching.length, page, pageSize }
  })
  server.on(getRequestSummary, () => ({
    counts: { waiting: 4, authorised: 3812, rejected: 96, expired: 7 },
    domains: 64,
    byDomain: { people: 412, suspended: 3 },
    countries: ['CL', 'PT'],
    averageWaitSeconds: 9 * 3600,
    targetWaitSeconds: 24 * 3600,
    oldestWaitingSince: '2026-11-14T21:06:00.000Z',
  }))
  server.on(getRejectionMail, ({ query: { locale, firstName = '' } }) => ({
    subject: `Subject ${locale}`,
    greeting: `Dear ${firstName},`,
    paragraphs: ['We have looked at your request.'],
    button: 'Request access again',
    afterwards: ['Write to us.'],
  }))
  server.on(getRequest, ({ params: { id } }) => detailOf(find(id)))
  server.on(authoriseRequest, ({ params: { id } }) => update(id, { state: 'authorised', canBeUndone: true }))
  server.on(rejectRequest, ({ params: { id } }) => update(id, { state: 'rejected', canBeUndone: true }))
  server.on(undoDecision, ({ params: { id } }) => update(id, { state: 'waiting', canBeUndone: false }))
  server.on(getRejectTemplates, () => ({
    templates: [
      {
        name: { es: 'Medio', en: 'Medium not confirmed', pt: 'Meio' },
        text: { es: 'No pudimos comprobarlo.', en: 'We could not confirm it.', pt: 'Não conseguimos.' },
      },
      {
        name: { es: 'Cuenta', en: 'Has an account', pt: 'Conta' },
        text: { es: 'Ya tienes cuenta.', en: 'You have an account.', pt: 'Já tem conta.' },
      },
    ],
  }))
  return stored
}

export const openDesk = (search = '') => renderScreen(`/en/studio/requests${search}`, { session: OFFICER })

/** A bulk decision on `count` requests that has ended. */
export const doneJobResponse = (id: string, count: number) => ({
  job: {
    id,
    kind: 'requests.authorise',
    state: 'done' as const,
    total: count,
    finished: count,
    failed: 0,
    createdAt: '2026-11-15T19:00:00.000Z',
    endedAt: '2026-11-15T19:00:01.000Z',
  },
  rows: { items: [], total: 0, page: 1, pageSize: 50 },
})
