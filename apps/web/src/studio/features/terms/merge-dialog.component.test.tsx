import { checkSquads, importSquads } from '@mixed-zone/contract/endpoints/studio/squads'
import {
  countTerms,
  getTerm,
  listTerms,
  mergeTerms,
  previewTermMerge,
  undoTermMerges,
} from '@mixed-zone/contract/endpoints/studio/terms'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { ListedTerm, TermDetail } from '@mixed-zone/contract/schemas/studio/terms'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { dismissUndo, useUndo } from '../../shared/undo.ts'
import { clubResponse, detailResponse, NO_USES, tagResponse } from './terms.fixture.ts'

const server = portalServer()

const EDITOR = { ...READER, permissions: PERMISSIONS }

const OTHER = tagResponse({
  id: '6',
  textId: 'lesiones',
  names: { es: 'Lesiones', en: 'Injuries', pt: 'Lesões' },
  posts: 7,
})

let rows: Readonly<Record<string, readonly ListedTerm[]>>
let details: Map<string, TermDetail>

beforeEach(() => {
  for (const { id } of useUndo.getState().entries) dismissUndo(id)
  rows = {
    teams: [clubResponse()],
    tags: [tagResponse(), OTHER],
  }
  details = new Map()
  server.on(listTerms, ({ params: { kind }, query: { page, pageSize } }) => {
    const items = [...(rows[kind] ?? [])]
    return { items, total: items.length, page, pageSize }
  })
  server.on(countTerms, () => ({
    teams: 20,
    categories: 24,
    tags: 412,
    players: 161,
    sections: 14,
    season: '2026-27',
    contacts: [{ id: '7', name: 'Beatriz Solana' }],
    clubs: [{ id: '1', name: 'Real Almenara' }],
  }))
  server.on(getTerm, ({ params: { kind, id } }) => {
    const term = rows[kind]?.find((row) => row.id === id) ?? tagResponse({ id })
    return details.get(id) ?? detailResponse(term)
  })
})

const open = async (path: string) => renderScreen(`/en/studio/terms${path}`, { session: EDITOR })

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

async function openPanel(path: string, name: string) {
  const user = await open(path)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
  const panel = within(await screen.findByRole('complementary', { name: `Details of ${name}` }))
  return { user, panel }
}

describe('Merging', () => {
  const candidate = (term: ListedTerm) => ({ ...term, uses: { ...NO_USES, posts: term.posts } })

  beforeEach(() => {
    server.on(previewTermMerge, () => ({
      terms: [candidate(tagResponse()), candidate(OTHER)],
      shared: 0,
      obstacle: null,
    }))
    server.on(mergeTerms, () => ({
      merges: [
        {
          id: '33',
          textId: 'lesiones',
          names: OTHER.names,
          mergedAt: '2026-11-15T10:00:00.000Z',
          undoUntil: '2026-12-15T10:00:00.000Z',
          mergedBy: null,
        },
      ],
    }))
  })

  it('asks which one stays, says who uses the other, and offers undo', async () => {
    server.on(undoTermMerges, () => undefined)
    const user = await open('/tags')
    for (const name of ['Injury', 'Injuries']) await user.click(within(await rowOf(name)).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Merge 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge 2 into one' }))
    expect(await dialog.findByRole('radio', { name: /Injury lesion/ })).toBeChecked()
    expect(dialog.getByText('7 posts')).toBeInTheDocument()
    expect(dialog.getByText('none has two at once')).toBeInTheDocument()
    await user.click(dialog.getByRole('radio', { name: /Injuries/ }))
    expect(dialog.getByText('58 posts')).toBeInTheDocument()
    await user.click(dialog.getByRole('radio', { name: /Injury lesion/ }))
    await user.click(dialog.getByRole('button', { name: 'Merge into Injury' }))
    expect(await screen.findByText('Merged into Injury.')).toBeInTheDocument()
    expect(server.requestsTo(mergeTerms)[0]?.body).toEqual({ kind: 'tags', survivorId: '5', mergedIds: ['6'] })
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(server.requestsTo(undoTermMerges)[0]?.body).toEqual({ ids: ['33'] }))
  })

  it('says that only one of two promised deliveries stays', async () => {
    const promised = (term: ListedTerm) => ({ ...term, uses: { ...NO_USES, promises: 1 } })
    server.on(previewTermMerge, () => ({
      terms: [promised(tagResponse()), promised(OTHER)],
      shared: 0,
      obstacle: null,
    }))
    const user = await open('/tags')
    for (const name of ['Injury', 'Injuries']) await user.click(within(await rowOf(name)).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Merge 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge 2 into one' }))
    expect(await dialog.findByText('1 promised delivery')).toBeInTheDocument()
    expect(dialog.getByText(/^only one stays/)).toBeInTheDocument()
  })

  it('finds another one from the details', async () => {
    const { user, panel } = await openPanel('/tags', 'Injury')
    await user.click(await panel.findByRole('button', { name: 'Merge…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge with another one' }))
    await user.type(dialog.getByLabelText('With which one?'), 'inj')
    await user.click(await dialog.findByRole('button', { name: 'Choose Injuries' }))
    expect(await screen.findByRole('button', { name: 'Merge into Injury' })).toBeInTheDocument()
    expect(server.requestsTo(previewTermMerge)[0]?.query).toMatchObject({ kind: 'tags', ids: '5,6' })
  })

  it('cannot merge clubs that play each other, and says so', async () => {
    server.on(previewTermMerge, () => ({
      terms: [candidate(tagResponse()), candidate(OTHER)],
      shared: 1,
      obstacle: 'opponents' as const,
    }))
    const { user, panel } = await openPanel('/tags', 'Injury')
    await user.click(await panel.findByRole('button', { name: 'Merge…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge with another one' }))
    await user.type(dialog.getByLabelText('With which one?'), 'inj')
    await user.click(await dialog.findByRole('button', { name: 'Choose Injuries' }))
    expect(await screen.findByText(/play each other/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Merge into Injury' })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('Importing squads', () => {
  it('shows errors by line before anything is stored, and imports the rest', async () => {
    server.on(checkSquads, () => ({
      counts: { new: 1, changed: 0, same: 0, wrong: 1 },
      rows: [
        { line: 2, state: 'new' as const, problems: [] },
        {
          line: 3,
          state: 'wrong' as const,
          problems: [{ field: 'club' as const, message: 'There is no club “Nowhere”' }],
        },
      ],
    }))
    server.on(importSquads, () => ({ new: 1, changed: 0, same: 0, wrong: 1 }))
    const user = await open('')
    await rowOf('Real Almenara')
    await user.click(screen.getByRole('button', { name: 'Import squads' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import squads' }))
    expect(await dialog.findByDisplayValue('2026-27')).toBeInTheDocument()
    await user.click(dialog.getByLabelText(/paste the cells/))
    await user.paste('Club;Jugador;Dorsal;Posición;Otra\nAlmenara;Ana;1;Portera;x\nNowhere;Eva;2;Portera;x')
    expect(await dialog.findByText('There is no club “Nowhere”', { exact: false })).toBeInTheDocument()
    expect(dialog.getByText('Line 3:')).toBeInTheDocument()
    expect(server.requestsTo(importSquads)).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Import 1 player' }))
    expect(await screen.findByText('1 player is up to date')).toBeInTheDocument()
    expect(server.requestsTo(importSquads)[0]?.body).toEqual({
      season: '2026-27',
      teamId: null,
      fields: ['club', 'name', 'number', 'position'],
      rows: [
        ['Almenara', 'Ana', '1', 'Portera'],
        ['Nowhere', 'Eva', '2', 'Portera'],
      ],
      expected: { new: 1, changed: 0 },
    })
  })
})
