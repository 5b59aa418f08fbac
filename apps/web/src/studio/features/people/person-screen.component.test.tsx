import {
  changeRole,
  deletePerson,
  endPersonSession,
  endPersonSessions,
  getPeopleSummary,
  getPerson,
  getPersonUsage,
  listPeople,
  listPersonDownloads,
  listPersonHistory,
  listPersonMails,
  listPersonSessions,
  reinstatePerson,
  renewPassword,
  suspendPerson,
} from '@mixed-zone/contract/endpoints/studio/people'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { PersonDetail } from '@mixed-zone/contract/schemas/studio/people'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { PEOPLE_KEY } from './people-queries.ts'
import { personDetailResponse, personResponse } from './people.fixture.ts'

const server = portalServer()

const ADMIN = { ...READER, permissions: PERMISSIONS }

const MAIL = {
  id: '1',
  template: 'authorised',
  state: 'accepted' as const,
  createdAt: '2026-08-02T10:00:00.000Z',
  sentAt: null,
}

const ENTRY = {
  id: '1',
  at: '2026-09-14T10:00:00.000Z',
  actor: { id: '2', name: 'Ruth Aldana' },
  action: 'person.suspended',
  subject: { kind: 'person', id: '12', name: 'Mafalda Freire' },
  changes: [],
  facts: [{ field: 'reason', value: 'Shared the password' }],
  settingVersion: null,
}

let stored: PersonDetail

beforeEach(() => {
  stored = personDetailResponse()
  const list = { total: 0, page: 1, pageSize: 10 }
  server.on(listPeople, ({ query: { page, pageSize } }) => ({
    items: [personResponse(), personResponse({ id: '13', name: 'Elisa', surnames: 'Rojo', state: 'suspended' })],
    total: 2,
    page,
    pageSize,
  }))
  server.on(getPeopleSummary, () => ({
    counts: { all: 3812, media: 3778, staff: 34, embargo: 312, suspended: 13, unused: 406 },
    online: 118,
    countries: ['PT', 'CL'],
  }))
  server.on(getPerson, () => stored)
  server.on(getPersonUsage, ({ query: { period } }) => ({
    from: period === 'season' ? '2026-08-01' : '2026-10-17',
    to: '2026-11-15',
    downloads: period === 'season' ? 1204 : 96,
    postsSeen: 312,
    bytes: 38_600_000_000,
    days: [{ date: '2026-11-15', downloads: 96, views: 3 }],
  }))
  server.on(listPersonSessions, () => ({
    sessions: ['Firefox/130.0', 'Chrome/140.0 Android'].map((device, index) => ({
      id: String(index + 1),
      device: `Mozilla/5.0 (X11; Linux x86_64) ${device}`,
      address: '192.0.2.44',
      createdAt: '2026-11-15T17:02:00.000Z',
      lastUsedAt: '2026-11-15T18:02:00.000Z',
    })),
  }))
  server.on(listPersonDownloads, () => ({
    ...list,
    items: [
      {
        id: '1',
        at: '2026-11-15T18:37:00.000Z',
        postId: '5',
        postTitle: 'Almenara win the derby',
        posts: 1,
        fileName: 'goal.jpg',
        bytes: 182_000_000,
      },
    ],
  }))
  server.on(listPersonMails, () => ({
    ...list,
    items: [{ ...MAIL, state: 'returned' as const }],
  }))
  server.on(listPersonHistory, () => ({
    ...list,
    items: [ENTRY],
  }))
})

describe('Person', () => {
  const open = (session = ADMIN) => renderScreen('/en/studio/people/12', { session })

  it('shows use, downloads, sessions, mails, history, permissions and facts', async () => {
    const user = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Mafalda Freire' })).toBeInTheDocument()
    expect(await screen.findByText('96', { selector: 'dd' })).toBeInTheDocument()
    await user.click(screen.getByLabelText('Season'))
    expect(await screen.findByText('1,204')).toBeInTheDocument()
    expect(await screen.findByText('Almenara win the derby')).toBeInTheDocument()
    expect(await screen.findByText('Came back')).toBeInTheDocument()
    expect(await screen.findByText('Shared the password')).toBeInTheDocument()
    expect(screen.getByRole('switch', { name: 'See embargoed posts' })).toBeChecked()
    expect(screen.getByText(/added by Tiago Falcão/)).toBeInTheDocument()
    expect(screen.getByText(/authorised at once · 14 people/)).toBeInTheDocument()
    expect(screen.getByText('Covers Nortada at home')).toBeInTheDocument()
  })

  it('pages through the mails, and leads to each of them and to the log', async () => {
    server.on(listPersonMails, ({ query: { page, pageSize } }) => ({
      items: [{ ...MAIL, id: `${page}0`, template: page === 1 ? 'authorised' : 'password-changed' }],
      total: 12,
      page,
      pageSize,
    }))
    const user = await open()
    const pages = within(await screen.findByRole('navigation', { name: 'Pages: Mails sent' }))
    expect(pages.getByText('1–10 of 12')).toBeInTheDocument()
    await user.click(pages.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByRole('link', { name: 'Password changed' })).toHaveAttribute(
      'href',
      '/en/studio/mail?open=20',
    )
    expect(screen.queryByRole('navigation', { name: 'Pages: History' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See it in the audit log' })).toHaveAttribute(
      'href',
      '/en/studio/audit?subjectKind=person&subjectId=12',
    )
  })

  it('goes back to the last page of the mails if there is nothing left on the open one', async () => {
    let ids = Array.from({ length: 11 }, (_, index) => String(index))
    server.on(listPersonMails, ({ query: { page = 1, pageSize = 10 } }) => ({
      items: ids
        .slice((page - 1) * pageSize, page * pageSize)
        .map((id) => ({ ...MAIL, id, template: id === '10' ? 'password-changed' : 'authorised' })),
      total: ids.length,
      page,
      pageSize,
    }))
    const user = await open()
    const pages = within(await screen.findByRole('navigation', { name: 'Pages: Mails sent' }))
    await user.click(pages.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByRole('link', { name: 'Password changed' })).toBeInTheDocument()

    ids = ids.slice(0, 10)
    const { queryClient } = await import('../../../api/query-client.ts')
    await queryClient.invalidateQueries({ queryKey: PEOPLE_KEY })
    const links = await screen.findAllByRole('link', { name: 'Provisional password' })
    expect(links).toHaveLength(10)
  })

  it.each([
    ['es', 'Consola del servidor'],
    ['pt', 'Consola do servidor'],
  ])('names in %s what acted without a person', async (locale, name) => {
    const label = 'npm run admin'
    server.on(listPersonHistory, ({ query: { page, pageSize } }) => ({
      items: [{ ...ENTRY, actor: { id: null, name: label } }],
      total: 1,
      page,
      pageSize,
    }))
    stored = personDetailResponse({
      permissionSources: [
        { permission: 'embargo', isGranted: true, source: 'added', by: label, at: '2026-09-14T10:00:00.000Z' },
      ],
    })
    await renderScreen(`/${locale}/studio/people/12`, { session: ADMIN })
    expect(await screen.findByText(name)).toBeInTheDocument()
    expect(screen.getByText(new RegExp(` por ${name}, `))).toBeInTheDocument()
    expect(screen.queryByText(new RegExp(label))).not.toBeInTheDocument()
  })

  it('says that there is no such person, under one heading', async () => {
    server.on(getPerson, failWith('not-found'))
    await open()
    expect(await screen.findByText(/no longer exists/)).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('adds and takes single permissions, and changes the role', async () => {
    server.on(changeRole, () => personResponse())
    const user = await open()
    await user.click(await screen.findByRole('switch', { name: 'Export reports' }))
    await waitFor(() =>
      expect(server.requestsTo(changeRole).at(-1)?.body).toEqual({
        role: 'media',
        permissionsAdded: ['embargo', 'export'],
        permissionsTaken: [],
      }),
    )
    await waitFor(() => expect(screen.getByLabelText('Role')).toBeEnabled())
    await user.selectOptions(screen.getByLabelText('Role'), 'editor')
    await waitFor(() =>
      expect(server.requestsTo(changeRole).at(-1)?.body).toEqual({
        role: 'editor',
        permissionsAdded: [],
        permissionsTaken: [],
      }),
    )
  })

  it('locks the last admin with the reason, and offers neither suspending nor deleting', async () => {
    stored = personDetailResponse({ isLastAdmin: true, role: 'admin' })
    await open()
    expect(await screen.findByText(/last person who administers everything/)).toBeInTheDocument()
    expect(screen.getByRole('switch', { name: 'Publish' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: /Suspend/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument()
  })

  it('shows somebody with more permissions without buttons', async () => {
    stored = personDetailResponse({ cannotChange: 'more-permissions' })
    await open()
    expect(await screen.findByText(/permissions that you do not have/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'New provisional password' })).not.toBeInTheDocument()
    expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /End the session/ })).not.toBeInTheDocument()
  })

  it('suspends with a reason, and reinstates', async () => {
    server.on(suspendPerson, ({ body: { reason } }) => {
      stored = personDetailResponse({ state: 'suspended', suspendedReason: reason })
      return personResponse({ state: 'suspended' })
    })
    server.on(reinstatePerson, () => {
      stored = personDetailResponse()
      return personResponse()
    })
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Suspend…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Mafalda Freire' }))
    await user.click(dialog.getByRole('button', { name: 'Suspend' }))
    expect(dialog.getByText('Write the reason.')).toBeInTheDocument()
    await user.type(dialog.getByLabelText('Reason'), 'Shared it')
    await user.click(dialog.getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText('Reason: Shared it')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reinstate' }))
    expect(await screen.findByRole('button', { name: 'Suspend…' })).toBeInTheDocument()
  })

  it('ends one session or all, and renews the password', async () => {
    server.on(endPersonSession, () => undefined)
    server.on(endPersonSessions, () => undefined)
    server.on(renewPassword, () => personResponse({ state: 'provisional' }))
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'End the session: Firefox on Linux' }))
    await waitFor(() => expect(server.requestsTo(endPersonSession)[0]?.params).toEqual({ id: '12', sessionId: '1' }))
    await user.click(await screen.findByRole('button', { name: 'End all' }))
    expect(await screen.findByText('All sessions have ended.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'New provisional password' }))
    expect(await screen.findByText(/will get a provisional password by mail/)).toBeInTheDocument()
  })

  it('deletes on request after a question, and goes back to the list', async () => {
    server.on(deletePerson, () => undefined)
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete on request…' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Mafalda Freire' }))
    await user.click(dialog.getByRole('button', { name: 'Delete for ever' }))
    await waitFor(() => expect(window.location.pathname).toBe('/en/studio/people'))
  })
})
