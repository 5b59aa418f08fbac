import { endPresence, reportPresence } from '@mixed-zone/contract/endpoints/studio/shell'
import { getUserData } from '@mixed-zone/contract/endpoints/people'
import { getMail, sendTestMail } from '@mixed-zone/contract/endpoints/studio/mail'
import { invitePerson } from '@mixed-zone/contract/endpoints/studio/people'
import { listSettings, publishSettingDraft } from '@mixed-zone/contract/endpoints/studio/settings'
import { getSetup, updateSetupStep } from '@mixed-zone/contract/endpoints/studio/setup'
import { createTeam, listTerms, setCrest } from '@mixed-zone/contract/endpoints/studio/terms'
import { ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { MailDetail } from '@mixed-zone/contract/schemas/studio/mail'
import type { SetupStep, SetupStepState } from '@mixed-zone/contract/schemas/studio/setup'
import { userDataResponse } from '@mixed-zone/test-data/account-responses'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { never, settingsAnswer } from '../../features/settings/settings.fixture.ts'
import { clubResponse, detailResponse } from '../../features/terms/terms.fixture.ts'
import { setupResponse } from './first-run.fixture.ts'

const server = portalServer()

const ADMIN = { ...READER, permissions: ROLE_PERMISSIONS.admin }

let states: Partial<Record<SetupStep, SetupStepState>>

beforeEach(() => {
  states = {}
  window.sessionStorage.clear()
  server.on(getSetup, () => setupResponse(states))
  server.on(updateSetupStep, ({ params, body }) => {
    states = { ...states, [params.step]: body.state }
    return setupResponse(states)
  })
  server.on(listSettings, () => settingsAnswer())
  server.on(listTerms, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
})

const open = (step = '') => renderScreen(`/en/studio/setup${step && `/${step}`}`, { session: ADMIN })

/** As a link does: within the app, without loading the page again. */
function goTo(path: string): void {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

const FAILED_MAIL: MailDetail = {
  id: '7',
  template: 'test',
  recipient: 'ruth@liga.test',
  person: null,
  locale: 'en',
  state: 'failed',
  attempts: 1,
  createdAt: '2026-11-15T18:48:00.000Z',
  answer: '535 wrong password',
  sentAt: null,
  nextAttemptAt: null,
  canBeSentAgain: true,
  canBeCancelled: false,
  notAfter: null,
  tries: [{ at: '2026-11-15T18:48:00.000Z', result: 'error', answer: '535 wrong password', durationMs: 3 }],
  suppressedSince: null,
  returnedOfDomain: 0,
  hasContent: false,
}

describe('First run', () => {
  it('is where the studio opens as long as nothing is published', async () => {
    await renderScreen('/en/studio', { session: ADMIN })
    expect(await findTitle('Name and colours')).toBeInTheDocument()
    expect(screen.getByText('Step 1 of 6')).toBeInTheDocument()
    expect(server.requestsTo(reportPresence).at(-1)?.body).toEqual({ screen: 'studioSetup' })
    expect(server.requestsTo(endPresence)).toEqual([])
  })

  it('is over for the studio’s home as soon as something is published', async () => {
    await renderScreen('/en/studio', { session: { ...READER, permissions: ['settings'] } })
    await findTitle('Name and colours')
    server.on(getSetup, () => ({ ...setupResponse(states), isOpen: false }))
    goTo('/en/home')
    await waitFor(() => expect(server.requestsTo(endPresence)).toHaveLength(1))
    goTo('/en/studio')
    await waitFor(() => expect(location.pathname).toBe('/en/studio/settings'))
  })

  it('resumes at the first step that is open', async () => {
    states = { brand: 'done', clubs: 'later', fixtures: 'later', promises: 'done' }
    await open()
    expect(await findTitle('Your team')).toHaveFocus()
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }))
    expect(steps.getByRole('link', { current: 'step' })).toHaveAccessibleName(/^Your team/)
    expect(steps.getByRole('link', { name: /^Clubs.*put off$/ })).toHaveAttribute('href', '/en/studio/setup/clubs')
  })

  it('publishes the brand before it goes on', async () => {
    const value = {
      portalName: 'Zone',
      leagueName: 'Liga Nova',
      accent: null,
      logoOnLight: null,
      logoOnDark: null,
    }
    const draft = { value, revision: 3, changedAt: '2026-11-15T18:48:00.000Z', changedBy: null }
    server.on(listSettings, () => settingsAnswer({ brand: { ...never, value, draft } }))
    server.on(publishSettingDraft, () => ({ version: 1, changedAt: '2026-11-15T18:48:00.000Z' }))
    const user = await open('brand')
    expect(await screen.findByLabelText('League')).toHaveValue('Liga Nova')
    await user.click(screen.getByRole('button', { name: 'Keep and go on' }))
    expect(await findTitle('Your clubs')).toBeInTheDocument()
    expect(server.requestsTo(publishSettingDraft)).toMatchObject([{ params: { key: 'brand' }, body: { revision: 3 } }])
    expect(states.brand).toBe('done')
  })

  it('stays if the brand cannot be published', async () => {
    const value = settingsAnswer().settings.brand.value
    const draft = { value, revision: 3, changedAt: '2026-11-15T18:48:00.000Z', changedBy: null }
    server.on(listSettings, () => settingsAnswer({ brand: { ...never, value, draft } }))
    server.on(publishSettingDraft, failWith('conflict'))
    const user = await open('brand')
    await user.click(await screen.findByRole('button', { name: 'Keep and go on' }))
    await waitFor(() => expect(server.requestsTo(publishSettingDraft)).toHaveLength(1))
    expect(await findTitle('Name and colours')).toBeInTheDocument()
    expect(states.brand).toBeUndefined()
  })

  it('puts a step off', async () => {
    const user = await open('clubs')
    await user.click(await screen.findByRole('button', { name: 'Do it later' }))
    expect(await findTitle('Your fixtures')).toBeInTheDocument()
    expect(states.clubs).toBe('later')
  })

  it('gives each crest to the club that the file is called like', async () => {
    const items = [
      clubResponse(),
      clubResponse({ id: '2', textId: 'faro-sur', names: { es: 'Faro Sur', en: 'Faro Sur', pt: 'Faro Sur' } }),
    ]
    server.on(listTerms, ({ query: { page, pageSize } }) => ({ items, total: 2, page, pageSize }))
    server.on(setCrest, () => detailResponse(clubResponse()))
    const user = await open('clubs')
    const files = ['almenara.png', 'monteluna.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
    await user.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), files)
    expect(await screen.findByText(/1 crest has its club\. .*monteluna\.png/)).toBeInTheDocument()
    expect(server.requestsTo(setCrest)).toMatchObject([{ params: { id: '1' }, body: { version: 3 } }])
    expect(screen.getByRole('button', { name: 'Keep 2 clubs and go on' })).toBeInTheDocument()
  })
})

describe('First run › clubs from a file', () => {
  const csv = (...lines: readonly string[]) => new File([lines.join('\n')], 'clubs.csv', { type: 'text/csv' })

  it('stores them with their crests once they are confirmed, and names the lines that it leaves out', async () => {
    server.on(createTeam, ({ body }) => detailResponse(clubResponse({ id: body.code })))
    server.on(setCrest, () => detailResponse(clubResponse()))
    const user = await open('clubs')
    const file = csv('Club;Code;Colour', 'Faro Sur;FAR;f0b020', 'Brisa;TOOLONG;', 'Ribeira SC;RIB;')
    const crest = new File(['x'], 'ribeira-sc.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), [file, crest])
    expect(await screen.findByText('Line 3 is left out: the code is wrong.')).toBeInTheDocument()
    expect(within(screen.getByRole('row', { name: /Ribeira SC/ })).getByText('New, with a crest')).toBeInTheDocument()
    expect(server.requestsTo(createTeam)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Keep 2 clubs and go on' }))
    expect(await findTitle('Your fixtures')).toBeInTheDocument()
    expect(server.requestsTo(createTeam).map(({ body }) => body.name)).toEqual(['Faro Sur', 'Ribeira SC'])
    expect(server.requestsTo(setCrest)).toMatchObject([{ params: { id: 'RIB' } }])
  })

  it('creates no club twice', async () => {
    const items = [clubResponse()]
    server.on(listTerms, ({ query: { page, pageSize } }) => ({ items, total: 1, page, pageSize }))
    const user = await open('clubs')
    await user.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), csv('Club', 'Real Almenara'))
    expect(await screen.findByText(/1 of them is here already/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Keep 1 club and go on' }))
    expect(await findTitle('Your fixtures')).toBeInTheDocument()
    expect(server.requestsTo(createTeam)).toEqual([])
  })

  it('stays with those that could not be stored', async () => {
    server.on(createTeam, failWith('generic'))
    const user = await open('clubs')
    await user.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), csv('Club', 'Faro Sur'))
    await user.click(await screen.findByRole('button', { name: 'Keep 1 club and go on' }))
    await waitFor(() => expect(server.requestsTo(createTeam)).toHaveLength(1))
    expect(await findTitle('Your clubs')).toBeInTheDocument()
    expect(states.clubs).toBeUndefined()
  })

  it('says what is wrong with a file without names', async () => {
    const user = await open('clubs')
    await user.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), csv('Code', 'FAR'))
    expect(await screen.findByText(/No column has the names of the clubs/)).toBeInTheDocument()
  })
})

describe('First run › fixtures', () => {
  it('leads to the import of a season, which leads back', async () => {
    const user = await open('fixtures')
    await findTitle('Your fixtures')
    await user.click(screen.getByRole('link', { name: 'Import the season' }))
    expect(await screen.findByRole('link', { name: 'First steps' })).toHaveAttribute(
      'href',
      '/en/studio/setup/fixtures',
    )
  })
})

describe('First run › team', () => {
  it('shows the own role, what it can do, and the language of the own mails', async () => {
    server.on(getUserData, () => userDataResponse({ role: 'manager', comunicationsLocale: 'pt' }))
    await renderScreen('/en/studio/setup/team', { session: { ...READER, permissions: ['settings'] } })
    const row = await screen.findByRole('row', { name: /Aoife, you Manager/ })
    const cells = within(row).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual(['Manager', 'see figures and export', 'Portuguese', ''])
    const columns = screen.getAllByRole('columnheader').map((column) => column.textContent)
    expect(columns).toEqual(['Person', 'Role', 'Can', 'Language'])
  })

  it('makes rows of pasted addresses, and keeps what is no address in the field', async () => {
    const user = await open('team')
    const field = await screen.findByLabelText('Addresses')
    await user.click(field)
    await user.paste('joana.valente@liga.test, nobody\no.ibarguen@liga.test')
    expect(screen.getByLabelText('Name of joana.valente@liga.test')).toHaveValue('Joana')
    expect(screen.getByLabelText('Surnames of o.ibarguen@liga.test')).toHaveValue('Ibarguen')
    expect(field).toHaveValue('nobody')
    expect(field).toHaveAccessibleDescription(/nobody/)
  })

  it('says which invitation was not sent, and stays', async () => {
    server.on(invitePerson, failWith('conflict'))
    const user = await open('team')
    await user.click(await screen.findByLabelText('Addresses'))
    await user.paste('taken@liga.test')
    await user.type(screen.getByLabelText('Surnames of taken@liga.test'), 'Someone')
    await user.click(screen.getByRole('button', { name: 'Send 1 invitation and go on' }))
    expect(await screen.findByText('Has an account already.')).toBeInTheDocument()
    expect(await findTitle('Your team')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove taken@liga.test' }))
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await findTitle('First post')).toBeInTheDocument()
  })

  it('keeps unsent invitations over a reload', async () => {
    const user = await open('team')
    await user.click(await screen.findByLabelText('Addresses'))
    await user.paste('ana.ruiz@liga.test')
    await renderScreen('/en/studio/setup/team', { keepsStorage: true })
    expect(await screen.findByLabelText('Name of ana.ruiz@liga.test')).toHaveValue('Ana')
  })

  it('shows what the mail server answered to a test', async () => {
    server.on(sendTestMail, () => ({ id: '7' }))
    server.on(getMail, () => FAILED_MAIL)
    const user = await open('team')
    await user.click(await screen.findByRole('button', { name: 'Send me a test mail' }))
    expect(await screen.findByText('It did not leave: 535 wrong password')).toBeInTheDocument()
  })
})
