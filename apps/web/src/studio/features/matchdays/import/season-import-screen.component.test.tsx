import { listMatchdays } from '@mixed-zone/contract/endpoints/studio/matchdays'
import { checkSeasonImport, importSeason } from '@mixed-zone/contract/endpoints/studio/season-import'
import type { SeasonCheck, SeasonTable } from '@mixed-zone/contract/schemas/studio/season-import'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failWith } from '../../../../../test/fake-server.ts'
import { portalServer } from '../../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../../test/render-screen.tsx'

const server = portalServer()

const EDITOR = { ...READER, permissions: ['taxonomy'] as const }

/** As the server checks, but only the home club: "Estrella" is unknown, "Atl. Brisa" is alike, "Lagoa" has another kick-off. */
function checkTable({ fields, rows }: SeasonTable): SeasonCheck {
  const checked = rows.map((cells, row): SeasonCheck['rows'][number] => {
    const line = { line: row + 2, problems: [], matches: [], changes: [] }
    const home = cells[fields.indexOf('home')]
    if (home === 'Estrella') {
      const problem = { field: 'home' as const, message: 'No club is called “Estrella”', suggestion: 'Estrela do Mar' }
      return { ...line, state: 'wrong', problems: [problem] }
    }
    if (home === 'Atl. Brisa')
      return { ...line, state: 'matched', matches: [{ field: 'home', name: 'Atlético Brisa' }] }
    if (home === 'Lagoa') {
      return { ...line, state: 'changed', changes: [{ field: 'kickOff', before: '18:00', after: '18:30' }] }
    }
    return { ...line, state: 'new' }
  })
  const count = (wanted: string) => checked.filter(({ state }) => state === wanted).length
  const counts = {
    new: count('new'),
    changed: count('changed'),
    matched: count('matched'),
    same: 0,
    wrong: count('wrong'),
  }
  return { counts, newClubs: [], rows: checked }
}

beforeEach(() => {
  server.on(checkSeasonImport, ({ body }) => checkTable(body))
  server.on(importSeason, ({ body }) => checkTable(body))
  server.on(listMatchdays, () => ({ seasons: [], season: null, currentId: null, matchdays: [], clubs: [] }))
})

const CSV = [
  'Jornada;Inicio;Local;Visitante;Notas',
  '13;2026-11-20 21:00;Brisa;Roca Alta;x',
  '13;2026-11-21 18:30;Lagoa;Cantera;',
  '13;2026-11-21 21:00;Atl. Brisa;Nortada;',
  '13;2026-11-22 21:00;Estrella;Ribeira;',
].join('\n')

async function choose(content = CSV, query = '?season=2026-27') {
  const user = await renderScreen(`/en/studio/matchdays/import${query}`, { session: EDITOR })
  await user.upload(await screen.findByLabelText('Choose a file'), new File([content], 'fixtures.csv'))
  return user
}

const findRow = (line: number) => screen.findByRole('row', { name: new RegExp(`^${line} `) })

describe('Import fixtures', () => {
  it('shows what would happen to each row, and writes nothing before the button', async () => {
    await choose()
    expect(within(await findRow(2)).getByText('New')).toBeInTheDocument()
    expect(within(await findRow(3)).getByText('Kick-off: 18:00 → 18:30')).toBeInTheDocument()
    expect(within(await findRow(4)).getByText(/Atlético Brisa/)).toBeInTheDocument()
    expect(within(await findRow(5)).getByText('No club is called “Estrella”')).toBeInTheDocument()
    expect(screen.getByText(/4 rows, semicolons, UTF-8, times of/)).toBeInTheDocument()
    expect(screen.getByLabelText('What the column Notas is')).toHaveValue('')
    expect(screen.getByRole('button', { name: 'Import 3 of 4' })).toHaveAttribute('aria-disabled', 'true')
    expect(server.requestsTo(importSeason)).toEqual([])
  })

  it('imports what the person saw, and leaves wrong lines out on demand', async () => {
    const user = await choose()
    await findRow(5)
    await user.click(screen.getByRole('checkbox', { name: 'Leave lines with errors out' }))
    await user.click(screen.getByRole('button', { name: 'Import 3 of 4' }))
    expect(await screen.findByText('Imported: 3 fixtures')).toBeInTheDocument()
    expect(server.requestsTo(importSeason)[0]?.body).toMatchObject({
      season: '2026-27',
      fields: ['matchday', 'kickOff', 'home', 'away'],
      expected: { new: 1, changed: 1, matched: 1, same: 0, wrong: 1 },
    })
    await waitFor(() => expect(window.location.pathname).toBe('/en/studio/matchdays'))
  })

  it('corrects a wrong cell by hand or with the suggestion, and checks again', async () => {
    const user = await choose()
    const cell = within(await findRow(5)).getByRole('textbox', { name: 'Home, line 5' })
    expect(cell).toBeInvalid()
    expect(cell).toHaveAccessibleDescription('No club is called “Estrella”')
    await user.click(screen.getByRole('button', { name: 'Did you mean Estrela do Mar?' }))
    expect(await screen.findByRole('button', { name: 'Import 4 of 4' })).not.toHaveAttribute('aria-disabled')
    expect(within(await findRow(5)).getByText('Estrela do Mar')).toBeInTheDocument()
  })

  it('restores a wrong cell by Escape, and does not leave the import', async () => {
    const user = await choose()
    const cell = within(await findRow(5)).getByRole('textbox', { name: 'Home, line 5' })
    await user.type(cell, 's{Escape}')
    expect(cell).toHaveValue('Estrella')
    expect(window.location.pathname).toBe('/en/studio/matchdays/import')
  })

  it('asks for the season and for columns that are needed', async () => {
    const user = await choose('Round;Local;Rival\n13;Brisa;Cantera', '')
    expect(await screen.findByText('Say which column this is: Kick-off, Away.')).toBeInTheDocument()
    expect(screen.getByText('Write both years: 2026-27')).toBeInTheDocument()
    expect(server.requestsTo(checkSeasonImport)).toEqual([])
    await user.type(screen.getByRole('textbox', { name: /^Season of lines/ }), '2026-27')
    expect(await screen.findByRole('button', { name: 'Import 1 of 1' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('saves the lines with errors as a file', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const user = await choose()
    await findRow(5)
    await user.click(await screen.findByRole('button', { name: 'Download the error (CSV)' }))
    expect(saved).toEqual(['fixtures-errors.csv'])
  })

  it('says why a file cannot be read, and that something has changed since the check', async () => {
    const user = await choose('Jornada\n')
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no fixture in it')
    server.on(importSeason, failWith('conflict'))
    await user.upload(screen.getByLabelText('Choose a file'), new File([CSV.replace('Estrella', 'Estuario')], 'b.csv'))
    await user.click(await screen.findByRole('button', { name: 'Import 4 of 4' }))
    expect(await screen.findByText(/Something has changed since the check/)).toBeInTheDocument()
  })
})
