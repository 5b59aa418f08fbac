import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import {
  endSessionsOfPeople,
  exportPeople,
  getPeopleSummary,
  invitePerson,
  listPeople,
  reinstatePeople,
  renewPassword,
  renewPasswords,
  suspendPeople,
  suspendPerson,
} from '@mixed-zone/contract/endpoints/studio/people'
import { listSavedViews } from '@mixed-zone/contract/endpoints/studio/shell'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import { screen, waitFor, within } from '@testing-library/dom'
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

  it('shows own views as tabs after the given ones', async () => {
    server.on(listSavedViews, () => ({ views: [{ id: '1', name: 'Chile', query: 'country=CL' }] }))
    await renderScreen('/en/studio/people?country=CL', { session: ADMIN })
    await rowOf('Mafalda Freire')
    expect(await screen.findByRole('link', { name: 'Chile' })).toHaveAttribute('aria-current', 'page')
  })

  it('suspends from the menu of a row, and offers what the state allows', async () => {
    server.on(suspendPerson, () => personResponse({ state: 'suspended' }))
    const user = await renderScreen('/en/studio/people', { session: ADMIN })
    const menu = (name: string) => screen.findByRole('button', { name: `Actions of ${name}` })
    await user.click(await menu('Elisa Rojo'))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Open the page',
      'Reinstate',
    ])
    await user.keyboard('{Escape}')
    await user.click(await menu('Mafalda Freire'))
    await user.click(await screen.findByRole('menuitem', { name: 'Suspend…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Mafalda Freire' }))
    await user.type(dialog.getByRole('textbox'), 'Shared the password')
    await user.click(dialog.getByRole('button', { name: 'Suspend' }))
    await waitFor(() =>
      expect(server.requestsTo(suspendPerson)).toMatchObject([{ body: { reason: 'Shared the password' } }]),
    )
  })

  it('asks before a new password from the menu of a row', async () => {
    server.on(renewPassword, () => personResponse({ state: 'provisional' }))
    const user = await renderScreen('/en/studio/people', { session: ADMIN })
    await user.click(await screen.findByRole('button', { name: 'Actions of Mafalda Freire' }))
    await user.click(await screen.findByRole('menuitem', { name: 'New provisional password' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'New provisional password for 1 person' }))
    expect(server.requestsTo(renewPassword)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(server.requestsTo(renewPassword)).toHaveLength(1))
  })

  it('sorts by downloads', async () => {
    const user = await renderScreen('/en/studio/people', { session: ADMIN })
    await rowOf('Mafalda Freire')
    await user.click(screen.getByRole('button', { name: /^Total/ }))
    await waitFor(() => expect(server.requestsTo(listPeople).at(-1)?.query).toMatchObject({ sort: 'downloads' }))
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

describe('PeopleBulk', () => {
  beforeEach(() => {
    for (const endpoint of [suspendPeople, reinstatePeople, endSessionsOfPeople, renewPasswords]) {
      server.on(endpoint, () => ({ jobId: '7' }))
    }
    server.on(getJob, () => ({
      job: {
        id: '7',
        kind: 'people.suspend',
        state: 'done' as const,
        total: 1,
        finished: 1,
        failed: 1,
        createdAt: '2026-11-15T18:00:00.000Z',
        endedAt: '2026-11-15T18:00:01.000Z',
      },
      rows: {
        items: [{ id: '12', label: 'Mafalda Freire', result: 'permission' as const, reason: 'last-admin' as const }],
        total: 1,
        page: 1,
        pageSize: 50,
      },
    }))
  })

  const select = async (user: Awaited<ReturnType<typeof renderScreen>>, name: string) =>
    user.click(within(await rowOf(name)).getByRole('checkbox'))

  const bar = () => within(screen.getByRole('group', { name: 'Actions on the selected rows' }))

  it('offers what makes sense for the selected people', async () => {
    const user = await renderScreen('/en/studio/people', { session: ADMIN })
    await select(user, 'Mafalda Freire')
    const namesOf = () =>
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter(Boolean)
    expect(namesOf()).toEqual(['New provisional password', 'End sessions', 'Suspend…'])
    await select(user, 'Elisa Rojo')
    expect(namesOf()).toEqual(['New provisional password', 'End sessions', 'Reinstate', 'Suspend…'])
    await select(user, 'Mafalda Freire')
    expect(namesOf()).toEqual(['Reinstate'])
    await user.click(bar().getByRole('button', { name: 'Reinstate' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Reinstate 1 person' }))
    await user.click(question.getByRole('button', { name: 'Reinstate' }))
    await waitFor(() => expect(server.requestsTo(reinstatePeople)[0]?.body).toEqual({ ids: ['13'] }))
  })

  it('suspends with a reason, and says why somebody was left as they were', async () => {
    const user = await renderScreen('/en/studio/people', { session: ADMIN })
    await select(user, 'Mafalda Freire')
    await user.click(bar().getByRole('button', { name: 'Suspend…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend 1 person' }))
    await user.type(dialog.getByLabelText('Reason'), 'Shared it')
    await user.click(dialog.getByRole('button', { name: 'Suspend' }))
    await waitFor(() => expect(server.requestsTo(suspendPeople)[0]?.body).toEqual({ ids: ['12'], reason: 'Shared it' }))
    expect(screen.queryByRole('group', { name: 'Actions on the selected rows' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: '1 not done' }))
    expect(await screen.findByText('The last person who administers everything is protected.')).toBeInTheDocument()
  })

  it('asks before it ends sessions or replaces passwords', async () => {
    const user = await renderScreen('/en/studio/people', { session: ADMIN })
    await select(user, 'Mafalda Freire')
    await user.click(bar().getByRole('button', { name: 'End sessions' }))
    const ending = within(await screen.findByRole('alertdialog', { name: 'End the sessions of 1 person' }))
    await user.click(ending.getByRole('button', { name: 'Cancel' }))
    await user.click(bar().getByRole('button', { name: 'New provisional password' }))
    const renewal = within(await screen.findByRole('alertdialog', { name: 'New provisional password for 1 person' }))
    await user.click(renewal.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(server.requestsTo(renewPasswords)[0]?.body).toEqual({ ids: ['12'] }))
    expect(server.requestsTo(endSessionsOfPeople)).toEqual([])
  })

  it('keeps the selection if the number of people has changed', async () => {
    server.on(reinstatePeople, failWith('conflict'))
    const user = await renderScreen('/en/studio/people?state=suspended', { session: ADMIN })
    await select(user, 'Elisa Rojo')
    await user.click(bar().getByRole('button', { name: 'Reinstate' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Reinstate 1 person' }))
    await user.click(question.getByRole('button', { name: 'Reinstate' }))
    expect(await screen.findByText(/number of people has changed/)).toBeInTheDocument()
    expect(bar().getByText('1 selected')).toBeInTheDocument()
  })
})
