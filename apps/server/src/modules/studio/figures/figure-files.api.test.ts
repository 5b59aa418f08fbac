import { exportFigures, makeClubPages } from '@mixed-zone/contract/endpoints/studio/figures'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFigures } from '../../../../test/figures-scenario.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import type { TestApp } from '../../../../test/start-test-app.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'

let test: TestApp
let manager: string
let admin: string

beforeAll(async () => {
  ;({ test, manager, admin } = await startFigures())
})

afterAll(() => test.remove())

describe('POST studio/figures/export', () => {
  it('returns the same numbers as CSV, and is recorded', async () => {
    const { raw, headers } = await test.call(exportFigures, { token: manager, body: { table: 'medium' } })
    expect(headers['content-disposition']).toMatch(/filename="figures-medium-2026-11-15\.csv"/)
    expect(readCsv(raw.body)).toMatchObject([
      {
        Medium: 'El Correo del Sur',
        'Media type': 'Newspaper',
        Country: 'ES',
        Views: '1',
        Downloads: '2',
        People: '1',
      },
      { Medium: 'Rádio Litoral' },
    ])
    const [entry] = await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(entry).toMatchObject({ action: 'list.exported', subjectKind: 'list', subjectId: 'figures' })
    expect(entry?.details).toEqual({ table: 'medium', format: 'csv' })
  })

  it.each(['series', 'searches', 'post', 'file', 'language'] as const)('exports %s as XLSX', async (table) => {
    const { status, raw } = await test.call(exportFigures, { token: manager, body: { table, format: 'xlsx' } })
    expect([status, raw.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  })

  it('also needs the permission to export, and that of people for their names', async () => {
    const { token } = await test.signIn({ permissionsAdded: ['figures'] })
    const failure = (caller: string, table: 'country' | 'person') =>
      test.call(exportFigures, { token: caller, body: { table } }).then((call) => call.failure().type)
    expect(await failure(token, 'country')).toBe('permission')
    expect(await failure(manager, 'person')).toBe('permission')
  })
})

describe('POST studio/figures/club-pages', () => {
  const make = (body: { matchday: string; team?: string }) => test.call(makeClubPages, { token: admin, body })
  /** The texts of the pages. */
  const wordsOf = (pdf: Buffer) =>
    [...pdf.toString('latin1').matchAll(/<([\da-f]*)> Tj/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    )

  it('returns a page for each club, with media and posts and without people or embargoed posts', async () => {
    const { raw, headers } = await make({ matchday: 'matchday-12' })
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/pdf',
      'attachment; filename="clubs-matchday-12.pdf"',
    ])
    expect(raw.rawPayload.toString('latin1')).toContain('/Count 2')
    const words = wordsOf(raw.rawPayload)
    expect(words).toEqual(expect.arrayContaining(['Who used your club: Almenara', 'Who used your club: Vega Real']))
    expect(words).toEqual(
      expect.arrayContaining(['El Correo del Sur', 'Newspaper', 'Almenara win the derby', 'Brazil']),
    )
    expect(words.join(' ')).not.toMatch(/Riera|Prado|Secret/)
    const [entry] = await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(entry).toMatchObject({ action: 'report.exported', subjectId: 'club-pages' })
  })

  it('returns one club, and not-found for what does not play on that matchday', async () => {
    const { raw } = await make({ matchday: 'matchday-12', team: 'almenara' })
    expect(raw.rawPayload.toString('latin1')).toContain('/Count 1')
    for (const body of [{ matchday: 'matchday-99' }, { matchday: 'matchday-12', team: 'nobody' }]) {
      expect((await make(body)).failure().type).toBe('not-found')
    }
  })
})
