import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import { getPeopleSummary, listPeople } from '@mixed-zone/contract/endpoints/studio/people'
import { checkPeopleImport, importPeople } from '@mixed-zone/contract/endpoints/studio/people-import'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import { type ImportCheck, importLineOf, type ImportTable } from '@mixed-zone/contract/schemas/studio/people-import'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failWith } from '../../../../../test/fake-server.ts'
import { portalServer } from '../../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../../test/render-screen.tsx'

const server = portalServer()

const ADMIN = { ...READER, permissions: PERMISSIONS }

/** As the server checks, but only for an address. */
function checkTable({ fields, rows }: ImportTable): ImportCheck {
  const checked = rows.map((cells, row): ImportCheck['rows'][number] => {
    const line = importLineOf(row)
    const email = cells[fields.indexOf('email')] ?? ''
    if (!email.includes('@')) {
      return { line, state: 'wrong', problems: [{ field: 'email', message: 'The format is wrong' }] }
    }
    return { line, state: email.startsWith('known') ? 'existing' : 'new', problems: [] }
  })
  const count = (wanted: string) => checked.filter(({ state }) => state === wanted).length
  return { counts: { new: count('new'), existing: count('existing'), wrong: count('wrong') }, rows: checked }
}

beforeEach(() => {
  server.on(checkPeopleImport, ({ body }) => checkTable(body))
  server.on(importPeople, () => ({ jobId: '77' }))
  server.on(listPeople, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
  server.on(getPeopleSummary, () => ({
    counts: { all: 0, media: 0, staff: 0, embargo: 0, suspended: 0, unused: 0 },
    online: 0,
    countries: [],
  }))
  server.on(getJob, () => ({
    job: {
      id: '77',
      kind: 'people.import',
      state: 'done' as const,
      total: 2,
      finished: 2,
      failed: 1,
      createdAt: '2026-11-16T10:00:00.000Z',
      endedAt: '2026-11-16T10:00:05.000Z',
    },
    rows: {
      items: [{ id: 'a:1', label: 'Ana Gil, ana@a.test', result: 'conflict' as const, reason: 'has-account' as const }],
      total: 1,
      page: 1,
      pageSize: 50,
    },
  }))
})

const CSV = 'Correo;Nombre;Apellidos;Notas\nana@a.test;Ana;Gil;x\nknown@a.test;Eva;Sanz;y\nbroken;Iker;Ruiz;z\n'

async function choose(content = CSV) {
  const user = await renderScreen('/en/studio/people/import', { session: ADMIN })
  await user.upload(await screen.findByLabelText('Choose a file'), new File([content], 'people.csv'))
  return user
}

const findRow = (line: number) => screen.findByRole('row', { name: new RegExp(`^${line} `) })

describe('Import people', () => {
  it('shows what would happen to each row, and writes nothing before the button', async () => {
    await choose()
    expect(within(await findRow(2)).getByText('New')).toBeInTheDocument()
    expect(within(await findRow(3)).getByText('Has an account, stays as it is')).toBeInTheDocument()
    expect(within(await findRow(4)).getByText('The format is wrong')).toBeInTheDocument()
    expect(screen.getByText('people.csv')).toBeInTheDocument()
    expect(screen.getByText(/3 rows, semicolons, UTF-8/)).toBeInTheDocument()
    expect(screen.getByLabelText('What the column Correo is')).toHaveValue('email')
    expect(screen.getByLabelText('What the column Notas is')).toHaveValue('')
    expect(screen.getByRole('button', { name: 'Import 1 of 3' })).toHaveAttribute('aria-disabled', 'true')
    expect(server.requestsTo(checkPeopleImport)[0]?.body).toMatchObject({
      fields: ['email', 'name', 'surnames'],
      rows: [['ana@a.test', 'Ana', 'Gil'], expect.anything(), expect.anything()],
    })
    expect(server.requestsTo(importPeople)).toEqual([])
  })

  it('imports the new ones, leaves wrong lines out on demand, and shows the result of each row', async () => {
    const user = await choose()
    await findRow(4)
    await user.click(screen.getByRole('checkbox', { name: 'Leave lines with errors out' }))
    await user.click(screen.getByRole('button', { name: 'Import 1 of 3' }))
    expect(await screen.findByText('The import is running.')).toBeInTheDocument()
    expect(server.requestsTo(importPeople).map(({ body }) => [body.expected, body.rows.length])).toEqual([[1, 3]])
    await waitFor(() => expect(window.location.pathname).toBe('/en/studio/people'))
    const dock = within(await screen.findByRole('list', { name: 'Running actions' }))
    expect(dock.getByText('Import 1 person')).toBeInTheDocument()
    await user.click(await dock.findByRole('button', { name: '1 not done' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import 1 person' }))
    expect(dialog.getByText('Ana Gil, ana@a.test')).toBeInTheDocument()
    expect(dialog.getByText('Has an account already; it was not changed.')).toBeInTheDocument()
  })

  it('saves the lines with errors as a file', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const user = await choose()
    await findRow(4)
    await user.click(await screen.findByRole('button', { name: 'Download the errors (CSV)' }))
    expect(saved).toEqual(['people-errors.csv'])
  })

  it('checks again after a wrong cell was edited', async () => {
    const user = await choose()
    const cell = within(await findRow(4)).getByRole('textbox', { name: 'Email, line 4' })
    expect(cell).toBeInvalid()
    expect(cell).toHaveAccessibleDescription('The format is wrong')
    await user.clear(cell)
    await user.type(cell, 'iker@a.test{Enter}')
    expect(await screen.findByRole('button', { name: 'Import 2 of 3' })).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByRole('checkbox', { name: 'Leave lines with errors out' })).toBeNull()
  })

  it('re-assigns columns, and asks for those that are needed', async () => {
    const user = await choose('Contact;Nombre;Apellidos\nana@a.test;Ana;Gil\n')
    expect(await screen.findByText('Say which column is: Email.')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('What the column Contact is'), 'email')
    expect(await screen.findByRole('button', { name: 'Import 1 of 1' })).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByText(/Say which column/)).toBeNull()
  })

  it('lets the columns be assigned if none is recognised', async () => {
    const user = await choose('A;B;C\nana@a.test;Ana;Gil\n')
    await user.selectOptions(await screen.findByLabelText('What the column A is'), 'email')
    await user.selectOptions(screen.getByLabelText('What the column B is'), 'name')
    await user.selectOptions(screen.getByLabelText('What the column C is'), 'surnames')
    expect(await screen.findByRole('button', { name: 'Import 1 of 1' })).not.toHaveAttribute('aria-disabled')
  })

  it('shows only the rows of one kind', async () => {
    const user = await choose()
    await findRow(2)
    await user.click(screen.getByRole('button', { name: '1 with errors' }))
    expect(screen.queryByRole('row', { name: /^2 / })).toBeNull()
    expect(await findRow(4)).toBeInTheDocument()
  })

  it('takes cells that are pasted', async () => {
    const user = await renderScreen('/en/studio/people/import', { session: ADMIN })
    await user.click(await screen.findByLabelText('Or paste the cells of a spreadsheet here'))
    await user.paste('Email\tName\tSurnames\nana@a.test\tAna\tGil')
    await user.click(screen.getByRole('button', { name: 'Check what was pasted' }))
    expect(await screen.findByText(/1 row, tabs/)).toBeInTheDocument()
  })

  it('says why a file cannot be read', async () => {
    await choose('Email\n')
    expect(await screen.findByRole('alert')).toHaveTextContent('There is nobody in it')
  })

  it('says that people have changed since the check', async () => {
    server.on(importPeople, failWith('conflict'))
    const user = await choose('Email;Name;Surnames\nana@a.test;Ana;Gil\n')
    await user.click(await screen.findByRole('button', { name: 'Import 1 of 1' }))
    expect(await screen.findByText(/Something has changed since the check/)).toBeInTheDocument()
    expect(server.requestsTo(checkPeopleImport).length).toBeGreaterThan(1)
  })

  it('is not open without the permission', async () => {
    await renderScreen('/en/studio/people/import', { session: { ...READER, permissions: ['audit'] as const } })
    await waitFor(() => expect(screen.queryByText('Bring a CSV file')).toBeNull())
    expect(server.requestsTo(checkPeopleImport)).toEqual([])
  })
})
