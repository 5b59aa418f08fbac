import { listSettings } from '@mixed-zone/contract/endpoints/studio/settings'
import { getSetup, updateSetupStep } from '@mixed-zone/contract/endpoints/studio/setup'
import { createTeam, listTerms, setCrest } from '@mixed-zone/contract/endpoints/studio/terms'
import { ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith, hold, loseConnection } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { settingsAnswer } from '../../features/settings/settings.fixture.ts'
import { clubResponse, detailResponse } from '../../features/terms/terms.fixture.ts'
import { setupResponse } from './first-run.fixture.ts'

const server = portalServer()

let clubs: ListedTerm[]

const named = (name: string, change: Partial<ListedTerm> = {}) =>
  clubResponse({ textId: name, names: { es: name, en: name, pt: name }, ...change })

beforeEach(() => {
  clubs = []
  server.on(getSetup, () => setupResponse({}, { clubs: clubs.length }))
  server.on(updateSetupStep, () => setupResponse({ clubs: 'done' }))
  server.on(listSettings, () => settingsAnswer())
  server.on(listTerms, ({ query: { page, pageSize } }) => ({ items: clubs, total: clubs.length, page, pageSize }))
  server.on(createTeam, ({ body: { name } }) => {
    const club = named(name, { id: String(clubs.length + 1) })
    clubs = [...clubs, club]
    return detailResponse(club)
  })
  server.on(setCrest, () => detailResponse(clubResponse()))
})

const open = () =>
  renderScreen('/en/studio/setup/clubs', { session: { ...READER, permissions: ROLE_PERMISSIONS.admin } })

const findInput = () => screen.findByLabelText('Choose files', { selector: 'input' })

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

const table = (...names: readonly string[]) =>
  new File([['Club', ...names].join('\n')], 'clubs.csv', { type: 'text/csv' })

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })

/** As if it had been deleted after it was chosen. */
function unreadable(file: File): File {
  const arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  return Object.defineProperty(file, 'arrayBuffer', { value: arrayBuffer })
}

// Unlike the file chooser, a drop does not filter by type.
const drop = (...files: readonly File[]) => fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } })

describe('First run › files of clubs', () => {
  it('names files that cannot be read, and reads others afterwards', async () => {
    clubs = [clubResponse()]
    const user = await open()
    await user.upload(await findInput(), [unreadable(table('Faro Sur')), unreadable(picture('almenara.png'))])
    expect(await screen.findByText('Could not be read: clubs.csv, almenara.png.')).toBeInTheDocument()
    await user.upload(await findInput(), table('Faro Sur'))
    expect(await screen.findByRole('row', { name: /Faro Sur.*New/ })).toBeInTheDocument()
  })

  it('reads the first of several tables, and names the others', async () => {
    await open()
    await findInput()
    const other = new File(['Club\nVillarrubia'], 'more-clubs.csv', { type: 'text/csv' })
    drop(table('Faro Sur'), other)
    expect(await screen.findByText('Bring one list of clubs at a time. Not read: more-clubs.csv.')).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Faro Sur.*New/ })).toBeInTheDocument()
    expect(screen.queryByRole('row', { name: /Villarrubia/ })).toBeNull()
  })

  it('names files of types that are not supported', async () => {
    clubs = [clubResponse()]
    await open()
    await findInput()
    drop(new File(['x'], 'almenara.gif', { type: 'image/gif' }), new File(['x'], 'almenara.pdf'), table('Faro Sur'))
    expect(await screen.findByText(/^Not supported: almenara\.gif, almenara\.pdf\./)).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Faro Sur.*New/ })).toBeInTheDocument()
    expect(server.requestsTo(setCrest)).toEqual([])
  })

  it('retries a crest that failed after its club was created', async () => {
    let attempts = 0
    server.on(setCrest, () => (attempts++ === 0 ? loseConnection() : detailResponse(clubResponse())))
    const user = await open()
    await user.upload(await findInput(), [table('Faro Sur'), picture('faro-sur.png')])
    const button = await screen.findByRole('button', { name: 'Keep 1 club and go on' })
    // Without a reloaded list the club must not be created again.
    server.on(listTerms, failWith('generic'))
    await user.click(button)
    expect(await screen.findByText(/faro-sur\.png: /)).toBeInTheDocument()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    expect(await findTitle('Your clubs')).toBeInTheDocument()

    await user.click(button)
    expect(await findTitle('Your fixtures')).toBeInTheDocument()
    expect(server.requestsTo(createTeam)).toHaveLength(1)
    expect(server.requestsTo(setCrest).map(({ params }) => params.id)).toEqual(['1', '1'])
  })

  it('drops crests that are refused or cannot be read, once it has named them', async () => {
    server.on(setCrest, failWith('validation', { fields: { file: 'The SVG is broken.' } }))
    const user = await open()
    await user.upload(await findInput(), [
      table('Faro Sur', 'Ribeira'),
      unreadable(picture('faro-sur.png')),
      picture('ribeira.png'),
    ])
    const button = await screen.findByRole('button', { name: 'Keep 2 clubs and go on' })
    await user.click(button)
    expect(await screen.findByText(/Could not be read: faro-sur\.png\./)).toBeInTheDocument()
    expect(await screen.findByText(/ribeira\.png: The SVG is broken\./)).toBeInTheDocument()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    expect(await findTitle('Your clubs')).toBeInTheDocument()

    await user.click(button)
    expect(await findTitle('Your fixtures')).toBeInTheDocument()
    expect(server.requestsTo(createTeam)).toHaveLength(2)
    expect(server.requestsTo(setCrest)).toHaveLength(1)
  })

  it('ignores drops and presses while it stores', async () => {
    clubs = [clubResponse()]
    const { handler, release } = hold(() => detailResponse(named('Faro Sur', { id: '2' })))
    server.on(createTeam, handler)
    const user = await open()
    await user.upload(await findInput(), table('Faro Sur'))
    const button = await screen.findByRole('button', { name: 'Keep 2 clubs and go on' })
    await user.click(button)
    drop(picture('almenara.png'))
    await user.click(button)
    release()
    expect(await findTitle('Your fixtures')).toBeInTheDocument()
    expect(server.requestsTo(createTeam)).toHaveLength(1)
    expect(server.requestsTo(setCrest)).toEqual([])
  })

  it('reloads list and counts after a club was added by hand', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Add a club by hand' }))
    await user.type(await screen.findByLabelText(/^Name/), 'Faro Sur')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('row', { name: /Faro Sur/ })).toBeInTheDocument()
    expect(await within(screen.getByRole('navigation', { name: 'Steps' })).findByText(/1 club/)).toBeInTheDocument()
  })
})
