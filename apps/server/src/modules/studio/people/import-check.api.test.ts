import { checkPeopleImport } from '@mixed-zone/contract/endpoints/studio/people-import'
import { MAX_IMPORT_ROWS } from '@mixed-zone/contract/schemas/studio/people-import'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { peopleImportRows } from '../../../platform/database/schema/studio.ts'
import { type Row, rowsOf, tableOf } from './import-table.fixture.ts'

let test: TestApp
let admin: SignedIn
let lastDomain = 0

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin' })
})

afterAll(() => test.remove())

/** A domain of its own for each test. */
function newDomain(): string {
  lastDomain += 1
  return `imported-${lastDomain}.test`
}

const check = async (rows: readonly Row[], { by = admin } = {}) =>
  (await test.call(checkPeopleImport, { token: by.token, body: tableOf(rows) })).answer()

const problemsOf = async (row: Row, by = admin) => {
  const [checked] = (await check([{ email: 'a@problems.test', name: 'Ana', surnames: 'Gil', ...row }], { by })).rows
  return checked?.problems.map(({ field, message }) => `${field}: ${message}`)
}

describe('POST studio/people/import/check', () => {
  it('says which rows are new, known, wrong or repeated, and stores nothing', async () => {
    const domain = newDomain()
    const known = await test.signIn()
    const before = await test.db.$count(people)
    const result = await check([
      { email: `ana@${domain}`, name: 'Ana', surnames: 'Gil' },
      { email: known.email.toUpperCase(), name: 'Other', surnames: 'Name' },
      { email: `ANA@${domain}`, name: 'Ana', surnames: 'Again' },
      { email: 'no address', name: '', surnames: 'Gil' },
    ])
    expect(result).toEqual({
      counts: { new: 1, existing: 1, wrong: 2 },
      rows: [
        { line: 2, state: 'new', problems: [] },
        { line: 3, state: 'existing', problems: [] },
        { line: 4, state: 'wrong', problems: [{ field: 'email', message: 'The address is already in line 2' }] },
        {
          line: 5,
          state: 'wrong',
          problems: [
            { field: 'email', message: 'The format is wrong' },
            { field: 'name', message: 'The Name field is required' },
          ],
        },
      ],
    })
    expect(await test.db.$count(people)).toBe(before)
    expect(await test.db.$count(peopleImportRows)).toBe(0)
  })

  it('gives the reasons in the language of the caller', async () => {
    const rows = [{ email: 'a@b.test', name: 'Ana', surnames: 'Gil', country: 'Atlantis' }]
    const messages = await Promise.all(
      (['es', 'en', 'pt'] as const).map(async (locale) => {
        const result = await test.call(checkPeopleImport, { token: admin.token, body: tableOf(rows), locale })
        return result.answer().rows[0]?.problems[0]?.message
      }),
    )
    expect(messages).toEqual(['No se reconoce «Atlantis»', '“Atlantis” is not known', 'Não se reconhece «Atlantis»'])
  })

  it.each([
    [{ country: 'PT', language: 'pt', role: 'editor', mediaType: 'radio' }],
    [{ country: 'portugal', language: 'Portugués', role: 'Edición', mediaType: 'Rádio' }],
    [{ country: 'España', language: 'SPANISH', role: 'gestao', mediaType: 'Agencia de prensa', workType: 'Fotógrafo' }],
    [{ telephone: '+34 612 34 56 78' }],
    [{ telephone: '0034 612345678' }],
    [{ telephone: '612 345 678', country: 'España' }],
    [{ permissions: 'embargo, Exportar informes; figures' }],
    [{ permissions: 'Clubes, categorías y etiquetas' }],
    [{ companyName: '=HYPERLINK("x")', name: '@SUM(A1)' }],
  ])('accepts %j', async (row) => {
    expect(await problemsOf(row)).toEqual([])
  })

  it.each([
    [{ country: 'XX' }, ['country: “XX” is not known']],
    [{ role: 'owner' }, ['role: “owner” is not known']],
    [{ permissions: 'embargo, everything' }, ['permissions: “everything” is not known']],
    [{ telephone: '123' }, ['telephone: There is no such number; write it with its prefix, as +34 612 345 678']],
    [{ name: 'x'.repeat(100_000) }, ['name: At most 100 characters']],
    [{ country: 'y'.repeat(100_000) }, [`country: “${'y'.repeat(40)}…” is not known`]],
    [{ surnames: 'Gil\r\nBcc: all@league.test' }, ['surnames: The format is wrong']],
  ])('refuses %o', async (row, problems) => {
    expect(await problemsOf(row)).toEqual(problems)
  })

  it('lets nobody give what they do not hold', async () => {
    const clerk = await test.signIn({ permissionsAdded: ['users', 'export', 'figures'] })
    const message = 'You cannot give permissions that you do not have'
    expect(await problemsOf({ role: 'manager' }, clerk)).toEqual([])
    expect(await problemsOf({ role: 'admin' }, clerk)).toEqual([`role: ${message}`])
    expect(await problemsOf({ permissions: 'embargo' }, clerk)).toEqual([`permissions: ${message}`])
    expect(await problemsOf({ permissions: 'export' }, clerk)).toEqual([])
  })

  it.each([
    ['no rows', { rows: [] }, 'rows'],
    ['more rows than allowed', tableOf(rowsOf('many.test', MAX_IMPORT_ROWS + 1)), 'rows'],
    ['10,001 rows', tableOf(rowsOf('many.test', 10_001)), 'rows'],
    ['no columns', { fields: [] }, 'fields'],
    ['an unknown column', { fields: ['password'] }, 'fields.0'],
    ['a column twice', { fields: ['email', 'email'] }, 'fields'],
    ['a row with too many cells', { rows: [Array(12).fill('')] }, 'rows.0'],
    ['a NUL', { rows: [['a@b.test', 'a\0b']] }, 'rows.0.1'],
    ['a broken character', { rows: [['a@b.test', 'a\ud800']] }, 'rows.0.1'],
    ['a number for a cell', { rows: [['a@b.test', 1]] }, 'rows.0.1'],
  ])('refuses %s', async (_name, body, field) => {
    // As a client sends it that does not know the contract.
    const sent = { fields: ['email', 'name'], rows: [['a@b.test', 'Ana']], ...body } as never
    const failure = (await test.call(checkPeopleImport, { token: admin.token, body: sent })).failure()
    expect([failure.type, Object.keys(failure.fields ?? {})]).toEqual(['validation', [field]])
  })

  it('refuses a body over 8 MiB and bytes that are no UTF-8', async () => {
    const send = (payload: string | Buffer) =>
      test.inject({
        method: 'POST',
        url: '/api/studio/people/import/check',
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
        payload,
      })
    const huge = JSON.stringify({ fields: ['name'], rows: [['x'.repeat(9 * 1024 * 1024)]] })
    expect((await send(huge)).json().error.type).toBe('too-large')
    const latin = Buffer.from('{"fields":["name"],"rows":[["Íñigo"]]}', 'latin1')
    expect((await send(latin)).json().error.type).toBe('validation')
  })

  it('checks as many rows as are allowed', async () => {
    expect((await check(rowsOf(newDomain(), MAX_IMPORT_ROWS))).counts).toEqual({
      new: MAX_IMPORT_ROWS,
      existing: 0,
      wrong: 0,
    })
  })
})
