import { exportAudit, getAuditEntry, listAudit, listAuditActors } from '@mixed-zone/contract/endpoints/studio/audit'
import { createSavedView } from '@mixed-zone/contract/endpoints/studio/shell'
import type { AuditDetail, AuditItem } from '@mixed-zone/contract/schemas/studio/audit'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'

const server = portalServer()

const AUDITOR = { ...READER, permissions: ['audit', 'export'] as const }

function entry(number: number, change: Partial<AuditItem> = {}): AuditItem {
  return {
    id: String(number),
    at: '2026-11-14T21:06:00.000Z',
    actor: { id: '3', name: 'Ruth Aldana' },
    action: 'person.role-changed',
    subject: { kind: 'person', id: String(number), name: `Person ${number}` },
    ...change,
  }
}

const ENTRIES = [
  entry(1),
  entry(2, { actor: { id: null, name: 'trusted domain' }, action: 'request.authorised' }),
  entry(3, {
    actor: { id: '9', name: null },
    action: 'domain.trusted',
    subject: { kind: 'domain', id: 'paper.test', name: null },
  }),
  entry(4, { action: 'unknown.action', subject: { kind: 'person', id: '4', name: '<img src=x onerror=alert(1)>' } }),
]

const DETAIL: Omit<AuditDetail, keyof AuditItem> = {
  changes: [
    { field: 'role', before: 'media', after: 'editor' },
    { field: 'summary', before: 'Choice of 38 photographs', after: 'Choice of 40 photographs' },
    { field: 'permissionsAdded', before: [], after: ['posts', 'audit'] },
  ],
  facts: [{ field: 'reason', value: 'New job' }],
  settingVersion: null,
}

beforeEach(() => {
  server.on(listAudit, ({ query: { page, pageSize, text } }) => {
    const items = ENTRIES.filter(({ subject }) => text === undefined || subject.name?.includes(text))
    return { items, total: items.length, page, pageSize, isTotalExact: true, keptYears: 5 }
  })
  server.on(listAuditActors, () => ({ actors: [{ id: '3', name: 'Ruth Aldana' }] }))
  server.on(getAuditEntry, ({ params: { id } }) => {
    const found = ENTRIES.find((item) => item.id === id)
    return found ? { ...found, ...DETAIL } : failWith('not-found')()
  })
})

const openLog = (search = '', locale = 'en') => renderScreen(`/${locale}/studio/audit${search}`, { session: AUDITOR })
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('Audit log', () => {
  it('says who did what to whom, in words', async () => {
    await openLog()
    expect(await findRow('Person 1')).toHaveTextContent('Ruth Aldanachanged the permissionsPerson 1')
    expect(await findRow('Person 2')).toHaveTextContent('Trusted domainauthorised')
    expect(await findRow('paper.test')).toHaveTextContent('Deleted person (no. 9)trusted the domain')
    expect(screen.getByText('4 entries')).toBeVisible()
    expect(screen.getByText('nobody can change or delete it; kept for 5 years')).toBeVisible()
  })

  it('names the device of a login, and says if it is unknown', async () => {
    const logins = [
      entry(1, { action: 'session.started', subject: { kind: 'session', id: '86', name: 'Firefox, Windows' } }),
      entry(2, { action: 'session.started', subject: { kind: 'session', id: '87', name: null } }),
    ]
    const listed = { items: logins, total: 2, isTotalExact: true, keptYears: 5 }
    server.on(listAudit, ({ query: { page, pageSize } }) => ({ ...listed, page, pageSize }))
    await openLog()
    expect(await findRow('Firefox, Windows')).toHaveTextContent('logged in')
    expect(await findRow('Device not stored')).toHaveTextContent('logged in')
  })

  it('shows the first entry beside the list, with each field before and after', async () => {
    await openLog()
    const panel = await screen.findByRole('complementary', { name: 'Ruth Aldana: changed the permissions' })
    expect(await within(panel).findByText('Role')).toBeVisible()
    const marked = (tag: string) => [...panel.querySelectorAll(tag)].map(({ textContent }) => textContent)
    expect(marked('del')).toEqual(['removed: Media', 'removed: 38', 'removed: no value'])
    expect(marked('ins')).toEqual(['added: Editor', 'added: 40', 'added: posts, audit log'])
    expect(within(panel).getByText('New job')).toBeVisible()
    expect(within(panel).queryByRole('link')).toBeNull()
  })

  describe('of a setting', () => {
    const brand = entry(5, { action: 'setting.published', subject: { kind: 'setting', id: 'brand', name: null } })

    beforeEach(() => {
      const facts = [{ field: 'version', value: 23 }]
      server.on(getAuditEntry, () => ({ ...brand, ...DETAIL, facts, settingVersion: { key: 'brand', version: 23 } }))
    })

    it('leads to the version, and back to the one before', async () => {
      const session = { ...READER, permissions: ['audit', 'settings'] as const }
      await renderScreen('/en/studio/audit?open=5', { session })
      expect(await screen.findByText('Brand · version 22 → 23')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Open the version' })).toHaveAttribute(
        'href',
        '/en/studio/settings/brand?key=brand&show=23',
      )
      expect(screen.getByRole('link', { name: 'Back to what was before' })).toHaveAttribute(
        'href',
        '/en/studio/settings/brand?key=brand&restore=22',
      )
    })

    it('leads nowhere without the permission for settings', async () => {
      await openLog('?open=5')
      expect(await screen.findByText('Brand · version 22 → 23')).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Open the version' })).toBeNull()
    })
  })

  it('leads to the person, for those who may see people', async () => {
    const session = { ...READER, permissions: ['audit', 'users'] as const }
    await renderScreen('/en/studio/audit?open=1', { session })
    const panel = await screen.findByRole('complementary', { name: 'Ruth Aldana: changed the permissions' })
    expect(await within(panel).findByRole('link', { name: 'Person 1' })).toHaveAttribute('href', '/en/studio/people/1')
  })

  it('says that a link has limited it to one subject, and removes that', async () => {
    const user = await openLog('?subjectKind=person&subjectId=1')
    await findRow('Person 1')
    expect(server.requestsTo(listAudit).at(-1)?.query).toMatchObject({ subjectKind: 'person', subjectId: '1' })
    await user.click(screen.getByRole('button', { name: 'Remove About: Person 1' }))
    await waitFor(() => expect(server.requestsTo(listAudit).at(-1)?.query.subjectId).toBeUndefined())
  })

  it('saves a view of one’s own', async () => {
    server.on(createSavedView, ({ body: { name, query } }) => ({ id: '1', name, query }))
    const user = await openLog('?area=person')
    await findRow('Person 1')
    await user.click(await screen.findByRole('button', { name: 'Save this view' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'People{Enter}')
    await waitFor(() =>
      expect(server.requestsTo(createSavedView)).toMatchObject([
        { body: { list: 'audit', name: 'People', query: 'area=person' } },
      ]),
    )
  })

  it('shows names as text', async () => {
    await openLog('?open=4')
    await findRow('onerror')
    expect(document.querySelector('main img')).toBeNull()
  })

  it('takes the filters from the address and writes them there', async () => {
    const user = await openLog('?area=person&from=2026-11-01&to=2026-11-02')
    await findRow('Person 1')
    expect(server.requestsTo(listAudit).at(-1)?.query).toMatchObject({ area: 'person', from: '2026-11-01' })
    await user.selectOptions(screen.getByLabelText('Who'), 'The system')
    await waitFor(() => expect(server.requestsTo(listAudit).at(-1)?.query.actor).toBe('system'))
    expect(window.location.search).toContain('actor=system')
    await user.selectOptions(screen.getByLabelText('Dates'), 'Today')
    await waitFor(() => expect(server.requestsTo(listAudit).at(-1)?.query.to).toBeUndefined())
  })

  it('searches from three letters on', async () => {
    const user = await openLog()
    await findRow('Person 1')
    const field = screen.getByRole('searchbox')
    await user.type(field, 'Pe')
    await waitFor(() => expect(window.location.search).toContain('text=Pe'))
    expect(server.requestsTo(listAudit).every(({ query }) => query.text === undefined)).toBe(true)
    await user.type(field, 'rson 2')
    await waitFor(() => expect(server.requestsTo(listAudit).at(-1)?.query.text).toBe('Person 2'))
  })

  it('says when there are more entries than are counted', async () => {
    server.on(listAudit, ({ query: { page, pageSize } }) => ({
      items: [entry(1)],
      total: 1000,
      page,
      pageSize,
      isTotalExact: false,
      keptYears: 5,
    }))
    await openLog()
    expect(await screen.findByText('more than 1,000 entries')).toBeVisible()
  })

  it('says so if nothing matches, and offers to clear the filters', async () => {
    server.on(listAudit, ({ query: { page, pageSize } }) => ({
      items: [],
      total: 0,
      page,
      pageSize,
      isTotalExact: true,
      keptYears: 5,
    }))
    await openLog('?area=post')
    expect(await screen.findByRole('button', { name: 'Clear the filters' })).toBeVisible()
  })

  it('shows an error in place of the list', async () => {
    server.on(listAudit, failWith('generic'))
    await openLog()
    expect(await screen.findByText('Error!')).toBeVisible()
  })

  it('exports what matches', async () => {
    server.on(exportAudit, () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }))
    const user = await openLog('?area=person')
    await findRow('Person 1')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await waitFor(() =>
      expect(server.requestsTo(exportAudit)[0]?.body).toMatchObject({ area: 'person', format: 'csv' }),
    )
  })

  it('offers no export without the permission', async () => {
    await renderScreen('/en/studio/audit', { session: { ...READER, permissions: ['audit'] } })
    await findRow('Person 1')
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })

  it.each([
    ['es', 'Registro'],
    ['pt', 'Registo'],
  ])('is written in %s', async (locale, title) => {
    await openLog('', locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
