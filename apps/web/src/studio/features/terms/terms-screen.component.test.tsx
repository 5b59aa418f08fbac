import {
  countTerms,
  createTeam,
  createTerm,
  deleteTerm,
  exportTerms,
  getTerm,
  listTerms,
  setCrest,
  undoTermMerges,
  updateTeam,
  updateTerm,
} from '@mixed-zone/contract/endpoints/studio/terms'
import { listSavedViews } from '@mixed-zone/contract/endpoints/studio/shell'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { ListedTerm, TermDetail } from '@mixed-zone/contract/schemas/studio/terms'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { dismissUndo, useUndo } from '../../shared/undo.ts'
import { clubResponse, detailResponse, NO_USES, playerResponse, SIMILAR_COLOURS, tagResponse } from './terms.fixture.ts'

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
    players: [playerResponse()],
    sections: [tagResponse({ id: 'derbies', kind: 'sections', textId: 'derbies', section: { kind: 'featured' } })],
    categories: [],
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

describe('Clubs and tags', () => {
  it('lists clubs with their details, and counts every tab', async () => {
    const user = await open('')
    const row = within(await rowOf('Real Almenara'))
    for (const text of ['ALM', 'La Atalaya', 'Celestina Abreu', 'Beatriz Solana', '412']) {
      expect(row.getByText(text)).toBeInTheDocument()
    }
    expect(await screen.findByRole('link', { name: 'Clubs 20' })).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('link', { name: 'Players 161' }))
    expect(within(await rowOf('Martín Rueda')).getByText('Winger')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Sections 14' }))
    expect(within(await rowOf('Injury')).getByText('Featured')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^New/ })).not.toBeInTheDocument()
  })

  it('filters players by club and keeps it in the address', async () => {
    const user = await open('/players')
    await rowOf('Martín Rueda')
    await user.selectOptions(await screen.findByLabelText('Club'), '1')
    await waitFor(() => expect(server.requestsTo(listTerms).at(-1)?.query).toMatchObject({ team: '1' }))
    expect(window.location.search).toContain('team=1')
  })

  it('shows own views of a kind as tabs after the kinds', async () => {
    server.on(listSavedViews, ({ query: { list } }) => ({
      views: list === 'terms-players' ? [{ id: '1', name: 'Almenara', query: 'team=1' }] : [],
    }))
    await open('/players?team=1')
    await rowOf('Martín Rueda')
    const own = await screen.findByRole('link', { name: 'Almenara' })
    expect(own).toHaveAttribute('href', '/en/studio/terms/players?team=1')
    expect(own).toHaveAttribute('aria-current', 'page')
  })

  it('saves what is shown as a file', async () => {
    server.on(exportTerms, () => new Response('Name'))
    const user = await open('/tags?text=inj')
    await rowOf('Injury')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
    await waitFor(() =>
      expect(server.requestsTo(exportTerms)[0]).toMatchObject({
        params: { kind: 'tags' },
        body: { text: 'inj', columns: ['nameEs', 'nameEn', 'namePt', 'textId', 'posts', 'lastPostAt'] },
      }),
    )
  })

  it('says that there is nothing yet, and retries after a failure', async () => {
    await open('/categories')
    expect(await screen.findByText('There are no categories yet')).toBeInTheDocument()
    server.on(listTerms, failWith('unavailable'))
    const user = await open('/tags')
    const alert = await screen.findByRole('alert')
    server.on(listTerms, ({ query: { page, pageSize } }) => ({ items: [tagResponse()], total: 1, page, pageSize }))
    await user.click(within(alert.parentElement ?? alert).getByRole('button'))
    expect(await rowOf('Injury')).toBeInTheDocument()
  })
})

describe('Creating', () => {
  it('creates a tag whose missing names are the Spanish one, and opens it', async () => {
    server.on(createTerm, ({ body }) => detailResponse(tagResponse({ id: '77', names: body.names, posts: 0 })))
    const user = await open('/tags')
    await rowOf('Injury')
    await user.click(screen.getByRole('button', { name: /New tag/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }))
    expect(dialog.getByLabelText('Name in Spanish')).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    expect(dialog.getByText('Enter a name')).toBeInTheDocument()
    await user.type(dialog.getByLabelText('Name in Spanish'), 'Fichajes')
    await user.type(dialog.getByLabelText('Name in English'), 'Transfers')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(window.location.search).toContain('open=77'))
    const [request] = server.requestsTo(createTerm)
    expect(request?.body).toEqual({ names: { es: 'Fichajes', en: 'Transfers', pt: 'Fichajes' } })
  })

  it('keeps what was typed when the server refuses it', async () => {
    server.on(createTeam, failWith('validation', { fields: { code: 'The format is wrong' } }))
    const user = await open('')
    await rowOf('Real Almenara')
    await user.click(screen.getByRole('button', { name: /New club/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New club' }))
    await user.type(dialog.getByLabelText('Name'), 'Vega Real')
    await user.type(dialog.getByLabelText('Code'), 'VEG')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    expect(await dialog.findAllByText('The format is wrong')).not.toHaveLength(0)
    expect(dialog.getByLabelText('Name')).toHaveValue('Vega Real')
    expect(server.requestsTo(createTeam)[0]?.body).toMatchObject({ name: 'Vega Real', shortName: 'Vega Real' })
  })
})

describe('The details', () => {
  it('save each name when it is left, on top of the save before', async () => {
    let saved = tagResponse()
    const slow = Promise.withResolvers<void>()
    server.on(updateTerm, async ({ body }) => {
      await slow.promise
      saved = tagResponse({ names: body.names ?? saved.names, version: saved.version + 1 })
      return detailResponse(saved)
    })
    const { user, panel } = await openPanel('/tags', 'Injury')
    for (const [label, name] of Object.entries({ 'Name in Portuguese': 'Lesionados', 'Name in English': 'Injured' })) {
      const field = await panel.findByLabelText(label)
      await user.clear(field)
      await user.type(field, name)
      await user.tab()
    }
    slow.resolve()
    await waitFor(() => expect(server.requestsTo(updateTerm)).toHaveLength(2))
    expect(server.requestsTo(updateTerm).map(({ body }) => body)).toEqual([
      { names: { es: 'Lesión', en: 'Injury', pt: 'Lesionados' }, version: 3 },
      { names: { es: 'Lesión', en: 'Injured', pt: 'Lesionados' }, version: 4 },
    ])
    await waitFor(() => expect(panel.getByLabelText('Name in Portuguese')).toHaveValue('Lesionados'))
  })

  it('keep what was typed if somebody else has changed it', async () => {
    server.on(updateTerm, failWith('conflict'))
    const { user, panel } = await openPanel('/tags', 'Injury')
    const field = await panel.findByLabelText('Name in Portuguese')
    await user.clear(field)
    await user.type(field, 'Outra{Enter}')
    expect(await panel.findByText(/Somebody else has changed it/)).toBeInTheDocument()
    expect(field).toHaveValue('Outra')
    await user.type(field, '{Escape}')
    expect(field).toHaveValue('Lesão')
  })

  it('say who uses it, and refuse to delete what is in use', async () => {
    details.set('1', detailResponse(clubResponse(), { uses: { ...NO_USES, posts: 412, fixtures: 38, players: 8 } }))
    const { panel } = await openPanel('', 'Real Almenara')
    expect(await panel.findByText('38 fixtures')).toBeInTheDocument()
    expect(panel.getByText('8 players')).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    expect(panel.getByText(/Merge it with another one/)).toBeInTheDocument()
    expect(panel.getByText(/Easy to tell apart/)).toBeInTheDocument()
  })

  it('warn of colours that look the same', async () => {
    const club = clubResponse()
    const alike = club.club && { ...club.club, ...SIMILAR_COLOURS }
    details.set('1', detailResponse({ ...club, club: alike }))
    const { panel } = await openPanel('', 'Real Almenara')
    expect(await panel.findByText(/Hard to tell apart/)).toBeInTheDocument()
  })

  it('upload a crest, and show why it is refused', async () => {
    server.on(setCrest, failWith('validation', { fields: { file: 'The SVG is broken.' } }))
    const { user, panel } = await openPanel('', 'Real Almenara')
    const input = await panel.findByLabelText('Crest', { selector: 'input' })
    await user.upload(input, new File(['<svg'], 'crest.svg', { type: 'image/svg+xml' }))
    expect(await panel.findByText(/The SVG is broken/)).toBeInTheDocument()
    server.on(setCrest, () => {
      const club = clubResponse({ version: 4 })
      return detailResponse({ ...club, club: club.club && { ...club.club, crest: '/api/crests/almenara.webp?v=2' } })
    })
    await user.upload(input, new File(['png'], 'crest.png', { type: 'image/png' }))
    expect(await panel.findByRole('button', { name: 'Remove' })).toBeInTheDocument()
    expect(server.requestsTo(setCrest).at(-1)?.body).toEqual({ file: btoa('png'), version: 3 })
  })

  it('change the coach of a club', async () => {
    server.on(updateTeam, () => detailResponse(clubResponse({ version: 4 })))
    const { user, panel } = await openPanel('', 'Real Almenara')
    await user.type(await panel.findByLabelText('Coach'), ' Díaz{Enter}')
    await waitFor(() =>
      expect(server.requestsTo(updateTeam)[0]?.body).toEqual({ coach: 'Celestina Abreu Díaz', version: 3 }),
    )
  })

  it('delete what nobody uses, and undo it', async () => {
    details.set('5', detailResponse(tagResponse({ posts: 0 })))
    server.on(deleteTerm, () => undefined)
    server.on(createTerm, () => detailResponse(tagResponse()))
    const { user, panel } = await openPanel('/tags', 'Injury')
    await user.click(await panel.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Injury was deleted.')).toBeInTheDocument()
    await waitFor(() => expect(window.location.search).toContain('open=none'))
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() =>
      expect(server.requestsTo(createTerm)[0]?.body).toMatchObject({ textId: 'lesion', names: { es: 'Lesión' } }),
    )
  })

  it('are deleted together with rows that were selected on another page', async () => {
    const pages = [tagResponse({ posts: 0 }), OTHER]
    server.on(listTerms, ({ query: { page, pageSize } }) => {
      const items = pages.slice(page - 1, page)
      return { items, total: 2 * pageSize, page, pageSize }
    })
    details.set('5', detailResponse(tagResponse({ posts: 0 })))
    server.on(deleteTerm, () => undefined)
    const user = await open('/tags')
    await user.click(await screen.findByRole('checkbox', { name: 'Select Injury' }))
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Injuries' }))
    await user.click(screen.getByRole('button', { name: 'Delete 2' }))
    expect(await screen.findByText('Injuries was deleted.')).toBeInTheDocument()
    await waitFor(() => expect(server.requestsTo(deleteTerm).map(({ params }) => params.id)).toEqual(['5', '6']))
  })

  it('undo a merge of the last 30 days', async () => {
    const merge = {
      id: '33',
      textId: 'lesiones',
      names: OTHER.names,
      mergedAt: '2026-11-10T10:00:00.000Z',
      undoUntil: '2026-12-10T10:00:00.000Z',
      mergedBy: 'Ruth Aldana',
    }
    details.set('5', detailResponse(tagResponse(), { merges: [merge], aliases: ['lesiones'] }))
    server.on(undoTermMerges, () => undefined)
    const { user, panel } = await openPanel('/tags', 'Injury')
    expect(await panel.findByText('lesiones')).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: /^Undo\s*Injuries$/ }))
    await waitFor(() => expect(server.requestsTo(undoTermMerges)[0]?.body).toEqual({ ids: ['33'] }))
    expect(await screen.findByText('The merge was undone')).toBeInTheDocument()
  })
})
