import {
  getMergePreview,
  getPeopleSummary,
  getPerson,
  getPersonUsage,
  listPeople,
  listPersonDownloads,
  listPersonHistory,
  listPersonMails,
  listPersonSessions,
  mergePeople,
  undoMerge,
} from '@mixed-zone/contract/endpoints/studio/people'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { MergeCandidate, MergePreview, PersonMerge } from '@mixed-zone/contract/schemas/studio/people'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { dismissUndo, useUndo } from '../../shared/undo.ts'
import { personDetailResponse, personResponse } from './people.fixture.ts'

const server = portalServer()

const ADMIN = { ...READER, permissions: PERMISSIONS }

const NOTHING = { downloads: 0, views: 0, requests: 0, mails: 0, savedViews: 0, basket: 0 }

function candidate(change: Partial<MergeCandidate> = {}): MergeCandidate {
  const { downloads, weeklyDownloads: _weekly, ...person } = personResponse()
  return { ...person, isLastAdmin: false, counts: { ...NOTHING, downloads, requests: 1 }, ...change }
}

const OTHER = { id: '40', name: 'M.', surnames: 'Freire', email: 'mafalda@correio.test', role: 'editor' } as const

const MERGE: PersonMerge = {
  personId: '40',
  name: 'M. Freire',
  email: 'mafalda@correio.test',
  at: '2026-11-15T18:00:00.000Z',
  by: 'Ruth Aldana',
  undoUntil: '2026-12-15T18:00:00.000Z',
}

let preview: MergePreview
let merges: readonly PersonMerge[]

beforeEach(() => {
  for (const { id } of useUndo.getState().entries) dismissUndo(id)
  preview = { person: candidate(), other: candidate({ ...OTHER, counts: { ...NOTHING, mails: 3 } }), cannotMerge: null }
  merges = []
  const list = { items: [], total: 0, page: 1, pageSize: 10 }
  server.on(getPerson, ({ params: { id } }) => personDetailResponse({ id, merges: [...merges] }))
  server.on(getPersonUsage, () => ({
    from: '2026-10-17',
    to: '2026-11-15',
    downloads: 0,
    postsSeen: 0,
    bytes: 0,
    days: [],
  }))
  server.on(listPersonSessions, () => ({ sessions: [] }))
  server.on(listPersonDownloads, () => list)
  server.on(listPersonMails, () => list)
  server.on(listPersonHistory, () => list)
  server.on(getPeopleSummary, () => ({
    counts: { all: 2, media: 2, staff: 0, embargo: 0, suspended: 0, unused: 0 },
    online: 0,
    countries: [],
  }))
  server.on(listPeople, () => ({ ...list, items: [personResponse(), personResponse(OTHER)], total: 2 }))
  server.on(getMergePreview, () => preview)
  server.on(mergePeople, () => {
    merges = [MERGE]
    return MERGE
  })
  server.on(undoMerge, () => {
    merges = []
    const { isLastAdmin: _last, counts: _counts, ...person } = candidate(OTHER)
    return person
  })
})

const open = () => renderScreen('/en/studio/people/12', { session: ADMIN })

async function openChoice(user: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with another account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge two accounts of one person' }))
  await user.type(dialog.getByLabelText('Find the other account'), 'freire')
  await user.click(await dialog.findByRole('button', { name: 'Choose M. Freire, mafalda@correio.test' }))
  await dialog.findByRole('group', { name: 'Which one stays?' })
  return dialog
}

describe('MergeDialog', () => {
  it('finds the other account, not the one whose page it is', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with another account…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Find the other account'), 'freire')
    expect(await dialog.findAllByRole('button', { name: /^Choose/ })).toHaveLength(1)
    expect(server.requestsTo(listPeople).at(-1)?.query).toMatchObject({ text: 'freire' })
    server.on(listPeople, () => ({ items: [], total: 0, page: 1, pageSize: 10 }))
    await user.type(dialog.getByLabelText('Find the other account'), ' x')
    expect(await dialog.findByText('There is no other account like that.')).toBeInTheDocument()
  })

  it('says what moves and what happens for each choice', async () => {
    const user = await open()
    const dialog = await openChoice(user)
    expect(dialog.getByText('3 mails')).toBeInTheDocument()
    expect(dialog.getByText('The one that stays keeps its role: Media.')).toBeInTheDocument()
    expect(dialog.getByText(/mafalda@correio.test can no longer log in/)).toBeInTheDocument()
    await user.click(dialog.getByRole('radio', { name: /M\. Freire/ }))
    expect(dialog.getByText('1,204 downloads')).toBeInTheDocument()
    expect(dialog.getByText('1 access request')).toBeInTheDocument()
    expect(dialog.getByText('The one that stays keeps its role: Editor.')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Merge into M. Freire' })).toBeInTheDocument()
  })

  it('merges into the account of the page, and offers to undo it at once and later', async () => {
    const user = await open()
    const dialog = await openChoice(user)
    await user.click(dialog.getByRole('button', { name: 'Merge into Mafalda Freire' }))
    expect(
      await screen.findByText('The two accounts of Mafalda Freire are one.', { selector: '[role=status]' }),
    ).toBeInTheDocument()
    expect(server.requestsTo(mergePeople)[0]).toMatchObject({ params: { id: '12' }, body: { mergedId: '40' } })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await screen.findByText('Merged with mafalda@correio.test on 2026/11/15')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo until 2026/12/15' }))
    expect(await screen.findByText('mafalda@correio.test is an account of its own again.')).toBeInTheDocument()
    expect(server.requestsTo(undoMerge)[0]?.params).toEqual({ id: '12', mergedId: '40' })
    await waitFor(() => expect(screen.queryByText(/^Merged with/)).not.toBeInTheDocument())
  })

  it('opens the other account if that one stays, and undoes by Z', async () => {
    const user = await open()
    const dialog = await openChoice(user)
    await user.click(dialog.getByRole('radio', { name: /M\. Freire/ }))
    await user.click(dialog.getByRole('button', { name: 'Merge into M. Freire' }))
    await waitFor(() => expect(window.location.pathname).toBe('/en/studio/people/40'))
    await user.keyboard('z')
    await waitFor(() => expect(server.requestsTo(undoMerge)[0]?.params).toEqual({ id: '40', mergedId: '12' }))
  })

  it('says why two accounts cannot be merged', async () => {
    preview = { ...preview, cannotMerge: 'more-permissions' }
    const user = await open()
    const dialog = await openChoice(user)
    expect(dialog.getByText(/permissions that you do not have/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: /^Merge into/ }))
    expect(server.requestsTo(mergePeople)).toEqual([])
  })

  it('lets the last admin stay only', async () => {
    preview = { ...preview, other: candidate({ ...OTHER, isLastAdmin: true }) }
    const user = await open()
    const dialog = await openChoice(user)
    expect(dialog.getByText(/M\. Freire is the last person who administers everything/)).toBeInTheDocument()
    // One live region, which is also there while there is nothing to say.
    const reason = dialog.getByRole('status')
    await user.click(dialog.getByRole('radio', { name: /M\. Freire/ }))
    expect(reason).toBeEmptyDOMElement()
    expect(reason.className).not.toContain('hidden')
    await user.click(dialog.getByRole('radio', { name: /Mafalda Freire/ }))
    expect(reason).toHaveTextContent(/M\. Freire is the last person/)
    await user.click(dialog.getByRole('radio', { name: /M\. Freire/ }))
    await user.click(dialog.getByRole('button', { name: 'Merge into M. Freire' }))
    await waitFor(() => expect(server.requestsTo(mergePeople)[0]?.params).toEqual({ id: '40' }))
  })

  it('keeps the dialog open if somebody has merged one of them meanwhile', async () => {
    server.on(mergePeople, failWith('conflict'))
    const user = await open()
    const dialog = await openChoice(user)
    await user.click(dialog.getByRole('button', { name: 'Merge into Mafalda Freire' }))
    expect(await screen.findByText('One of them has changed meanwhile. Try again.')).toBeInTheDocument()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('says that it is too late to undo', async () => {
    merges = [MERGE]
    server.on(undoMerge, failWith('conflict'))
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Undo until 2026/12/15' }))
    expect(await screen.findByText(/can no longer be undone/)).toBeInTheDocument()
  })
})
