import {
  addRequestNote,
  authoriseRequest,
  authoriseRequests,
  getRequest,
  getRequestSummary,
  listRequests,
  rejectRequest,
  undoDecision,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import { getRejectTemplates } from '@mixed-zone/contract/endpoints/studio/settings'
import type { RequestDetail, StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { fill } from '../../../../test/fill.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'

const server = portalServer()

const OFFICER = { ...READER, permissions: ['users', 'export'] as const }

function requestResponse(number: number, change: Partial<StudioRequest> = {}): StudioRequest {
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

const detailOf = (request: StudioRequest, change: Partial<RequestDetail> = {}): RequestDetail => ({
  ...request,
  notes: [],
  colleagues: [],
  earlierRequests: [],
  ...change,
})

/** Requests by id, as the server stores them. */
let stored: Map<string, StudioRequest>

beforeEach(() => {
  stored = new Map([1, 2, 3, 4].map((number) => [String(number), requestResponse(number)]))
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
    averageWaitSeconds: 9 * 3600,
    targetWaitSeconds: 24 * 3600,
    oldestWaitingSince: '2026-11-14T21:06:00.000Z',
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
})

const openDesk = (search = '') => renderScreen(`/en/studio/requests${search}`, { session: OFFICER })
const panelOf = (name: string) => screen.findByRole('complementary', { name })
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('Requests', () => {
  it('shows waiting requests with their evidence, and the first in the panel', async () => {
    await openDesk()
    const row = within(await rowOf('Person1 Paredes'))
    expect(row.getByText('11 with access')).toBeInTheDocument()
    expect(row.getByText('22 h')).toBeInTheDocument()
    const panel = within(await panelOf('Person1 Paredes'))
    expect(await panel.findByText('Looks trustworthy.')).toBeInTheDocument()
    expect(panel.getByText('1 of 4')).toBeInTheDocument()
    expect(panel.getByRole('link', { name: /radiocordillera.test/ })).toHaveAttribute(
      'href',
      'https://radiocordillera.test',
    )
    expect(screen.getByRole('link', { name: /^Authorised 3,812/ })).toHaveAttribute(
      'href',
      '/en/studio/requests?state=authorised',
    )
  })

  it('authorises by A, moves on, and undoes by Z', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.keyboard('a')
    await panelOf('Person2 Paredes')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Person1/ })).toBeNull())
    expect(await screen.findByText(/^Person1 Paredes authorised\. The mail is sent in \d+ s$/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Person2/ })).toHaveFocus()

    await user.keyboard('z')
    await rowOf('Person1 Paredes')
    await panelOf('Person1 Paredes')
    expect(server.requestsTo(undoDecision).map(({ params }) => params.id)).toEqual(['1'])
  })

  it('decides all of them by keyboard', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    for (const number of [1, 2, 3, 4]) {
      await panelOf(`Person${number} Paredes`)
      await user.keyboard('a')
    }
    expect(await screen.findByText('Nobody is waiting')).toBeInTheDocument()
    expect(server.requestsTo(authoriseRequest).map(({ params }) => params.id)).toEqual(['1', '2', '3', '4'])
  })

  it('rejects by R with the template of a number, in the language of the person', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.keyboard('r')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject the request of Person1 Paredes' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /Medium not confirmed/ })).toHaveFocus())
    await user.keyboard('2')
    expect(dialog.getByRole('textbox', { name: 'Text of the mail' })).toHaveValue('Ya tienes cuenta.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(server.requestsTo(rejectRequest)).toHaveLength(1))
    expect(server.requestsTo(rejectRequest)[0]).toMatchObject({
      params: { id: '1' },
      body: { reason: 'Ya tienes cuenta.' },
    })
    await panelOf('Person2 Paredes')
  })

  it('does not reject without a reason', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.keyboard('r')
    await screen.findByRole('dialog')
    await user.clear(await screen.findByDisplayValue('No pudimos comprobarlo.'))
    await user.click(screen.getByRole('button', { name: /Reject and send/ }))
    expect(await screen.findByText('Write why.')).toBeInTheDocument()
    expect(server.requestsTo(rejectRequest)).toHaveLength(0)
  })

  it('says that somebody else has decided a request meanwhile', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    server.on(authoriseRequest, ({ params: { id } }) => {
      stored.set(id, requestResponse(1, { state: 'rejected', decidedBy: 'Ruth Aldana' }))
      return failWith('conflict')()
    })
    await user.keyboard('a')
    expect(await screen.findByText('Somebody else has decided the request of Person1 Paredes.')).toBeInTheDocument()
    await panelOf('Person2 Paredes')
    expect(screen.queryByRole('row', { name: /Person1/ })).toBeNull()
  })

  it('says who decided the request that is open, and goes on', async () => {
    server.on(getRequest, ({ params: { id } }) =>
      detailOf(
        requestResponse(
          Number(id),
          id === '1' ? { state: 'authorised', decidedBy: 'Ruth Aldana', decidedAt: '2026-11-15T19:00:00.000Z' } : {},
        ),
      ),
    )
    await openDesk()
    expect(await screen.findByText('Ruth Aldana has decided the request of Person1 Paredes.')).toBeInTheDocument()
    await panelOf('Person2 Paredes')
  })

  it('decides several as a job', async () => {
    server.on(authoriseRequests, () => ({ jobId: 'job-1' }))
    server.on(getJob, () => ({
      job: {
        id: 'job-1',
        kind: 'requests.authorise',
        state: 'done' as const,
        total: 2,
        finished: 2,
        failed: 1,
        createdAt: '2026-11-15T19:00:00.000Z',
        endedAt: '2026-11-15T19:00:01.000Z',
      },
      rows: {
        items: [{ id: '2', label: 'Person2 Paredes', result: 'conflict' as const }],
        total: 1,
        page: 1,
        pageSize: 50,
      },
    }))
    const user = await openDesk()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person1 Paredes' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Person2 Paredes' }))
    await user.click(screen.getByRole('button', { name: 'Authorise 2' }))
    await waitFor(() => expect(server.requestsTo(authoriseRequests)[0]?.body).toEqual({ ids: ['1', '2'] }))
    await user.click(await screen.findByRole('button', { name: '1 not done' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Authorise 2' }))
    expect(dialog.getByText('Person2 Paredes')).toBeInTheDocument()
  })

  it('adds a note', async () => {
    const notes: RequestDetail['notes'] = []
    server.on(getRequest, ({ params: { id } }) => detailOf(requestResponse(Number(id)), { notes: [...notes] }))
    server.on(addRequestNote, ({ body: { text } }) => {
      const note = { id: '9', at: '2026-11-15T19:00:00.000Z', author: 'Aoife', authorId: '7', text }
      notes.push(note)
      return note
    })
    const user = await openDesk()
    const panel = within(await panelOf('Person1 Paredes'))
    await fill(
      user,
      await panel.findByRole('textbox', { name: 'Internal note, only the office sees it' }),
      'Called them.',
    )
    await user.click(panel.getByRole('button', { name: 'Save the note' }))
    expect(await panel.findByText('Called them.')).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Delete the note' })).toBeInTheDocument()
  })

  it('says who can grant the permission to staff without it', async () => {
    await renderScreen('/en/studio/requests', { session: { ...READER, permissions: ['audit'] } })
    expect(await screen.findByText(/needs the permission “Requests, people and mail”/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Requests' })).toBeNull()
  })
})
