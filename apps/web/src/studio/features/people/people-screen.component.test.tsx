import { exportPeople, getPeopleSummary, invitePerson, listPeople } from '@mixed-zone/contract/endpoints/studio/people'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith, hold } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { personResponse } from './people.fixture.ts'

const server = portalServer()

const ADMIN = { ...READER, permissions: PERMISSIONS }

beforeEach(() => {
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
})

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('People', () => {
  it('lists people with role, downloads and state, and counts the groups', async () => {
    await renderScreen('/en/studio/people', { session: ADMIN })
    const row = within(await rowOf('Mafalda Freire'))
    expect(row.getByText('+ embargo')).toBeInTheDocument()
    expect(row.getByText('1,204')).toBeInTheDocument()
    expect(row.getByRole('img', { name: 'Downloads by week: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9' })).toBeInTheDocument()
    expect(within(await rowOf('Elisa Rojo')).getByText('Suspended')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'All 3,812' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByText('118 online now')).toBeInTheDocument()
  })

  it('filters by the tabs and keeps the filter in the address', async () => {
    const user = await renderScreen('/en/studio/people', { session: ADMIN })
    await rowOf('Mafalda Freire')
    await user.click(await screen.findByRole('link', { name: 'Team 34' }))
    await waitFor(() => expect(server.requestsTo(listPeople).at(-1)?.query).toMatchObject({ group: 'staff' }))
    await user.selectOptions(screen.getByLabelText('Country'), 'CL')
    await waitFor(() =>
      expect(server.requestsTo(listPeople).at(-1)?.query).toMatchObject({ group: 'staff', country: 'CL' }),
    )
    expect(window.location.search).toContain('country=CL')
  })

  it('invites with the roles that the inviter may give, and says that an address is taken', async () => {
    server.on(invitePerson, failWith('conflict'))
    const session = { ...READER, permissions: ['users', 'export', 'figures'] as const }
    const user = await renderScreen('/en/studio/people', { session })
    await rowOf('Mafalda Freire')
    await user.click(screen.getByRole('button', { name: /Invite/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }))
    expect(within(dialog.getByLabelText('Role')).getAllByRole('option')).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))
    expect(dialog.getByLabelText('Email')).toHaveFocus()
    await user.type(dialog.getByLabelText('Email'), 'joana@league.test')
    await user.type(dialog.getByLabelText('Name'), 'Joana')
    await user.type(dialog.getByLabelText('Surnames'), 'Valente')
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))
    expect(await dialog.findByText(/That address has an account already/)).toBeInTheDocument()
    server.on(invitePerson, () => personResponse({ id: '99' }))
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByText('Joana Valente will get the invitation by mail.')).toBeInTheDocument()
    expect(server.requestsTo(invitePerson).at(-1)?.body).toMatchObject({ role: 'media', comunicationsLocale: 'en' })
  })

  const csvResponse = () =>
    new Response('Person,Email', { headers: { 'content-disposition': 'attachment; filename="people.csv"' } })

  it('exports what matches with the shown columns, and shows the progress in the dock', async () => {
    const { handler, release } = hold(csvResponse)
    server.on(exportPeople, handler)
    const user = await renderScreen('/en/studio/people?role=media&sort=name&direction=desc&columns=country', {
      session: ADMIN,
    })
    await rowOf('Mafalda Freire')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'All that match, 2 rows (CSV)' }))
    const dock = within(await screen.findByRole('list', { name: 'Running actions' }))
    expect(dock.getByText('People, 2 rows (CSV)')).toBeInTheDocument()
    release()
    expect(await dock.findByText(/^Among your downloads/)).toBeInTheDocument()
    expect(server.requestsTo(exportPeople).map(({ body }) => body)).toEqual([
      { role: 'media', sort: 'name', direction: 'desc', columns: ['name', 'email', 'country'], format: 'csv' },
    ])
    await user.click(dock.getByRole('button', { name: 'Close' }))
  })

  it('says why an export failed, and tries again', async () => {
    server.on(exportPeople, failWith('rate-limit'))
    const user = await renderScreen('/en/studio/people', { session: ADMIN })
    await rowOf('Mafalda Freire')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'All that match, 2 rows (XLSX)' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('You already have two exports running.')
    server.on(exportPeople, csvResponse)
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    const dock = within(screen.getByRole('list', { name: 'Running actions' }))
    expect(await dock.findByText(/^Among your downloads/)).toBeInTheDocument()
    await user.click(dock.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('list', { name: 'Running actions' })).toBeNull()
  })

  it('cancels an export', async () => {
    server.on(exportPeople, hold(csvResponse).handler)
    const user = await renderScreen('/en/studio/people', { session: ADMIN })
    await rowOf('Mafalda Freire')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
    const dock = within(await screen.findByRole('list', { name: 'Running actions' }))
    await user.click(dock.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('list', { name: 'Running actions' })).toBeNull()
  })

  it('offers no export without the permission', async () => {
    await renderScreen('/en/studio/people', { session: { ...READER, permissions: ['users'] as const } })
    await rowOf('Mafalda Freire')
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })
})
