import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { exportData } from '@mixed-zone/contract/endpoints/usage'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { people } from '../../../platform/database/schema/people.ts'

// On one engine only: LibreOffice's view of a file does not depend on the database.

let test: TestApp
let folder: string

beforeAll(async () => {
  test = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'mixed-zone-office-'))
})

afterAll(async () => {
  await test.remove()
  await rm(folder, { recursive: true, force: true })
})

const FORMATS = ['xlsx', 'csv'] as const

/** The cells of the first row below the header as LibreOffice reads them. */
function cellsOf(document: string) {
  const [, row = ''] = document.match(/<table:table-row\b[^>]*>.*?<\/table:table-row>/gs) ?? []
  return [...row.matchAll(/<table:table-cell\b([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(
    ([, attributes = '', inside = '']) => ({
      type: /office:value-type="([^"]+)"/.exec(attributes)?.[1],
      date: /office:date-value="([^"]+)"/.exec(attributes)?.[1],
      formula: /table:formula="([^"]+)"/.exec(attributes)?.[1],
      text: inside
        .replace(/<[^>]+>/g, '')
        .replaceAll('&apos;', "'")
        .trim(),
    }),
  )
}

/** As in a Spanish spreadsheet. Without the import dialog, LibreOffice does not detect the encoding by the byte order mark. */
const IMPORT_OPTIONS = { csv: ['--infilter=CSV:59,34,76,1,,3082,false,true'], xlsx: [] }

async function convert(format: (typeof FORMATS)[number], bytes: Buffer): Promise<void> {
  const file = join(folder, `from-${format}.${format}`)
  await writeFile(file, bytes)
  // LibreOffice runs once per profile.
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  const args = [profile, '--headless', ...IMPORT_OPTIONS[format], '--convert-to', 'fods', '--outdir', folder, file]
  await promisify(execFile)('soffice', args, { timeout: 60_000 })
}

describe('POST private/export-data › opened in LibreOffice', () => {
  it('keeps accents, dates as dates, and formulas and telephones as text', async () => {
    const { token, personId } = await test.signIn({
      role: 'manager',
      firstName: '=1+1',
      surnames: 'Muñoz São',
      telephonePrefix: '+34',
      telephoneNumber: '612345678',
    })
    await test.db
      .update(people)
      .set({ createdAt: new Date('2026-07-01T22:30:00Z') })
      .where(eq(people.id, personId))
    for (const format of FORMATS) {
      const { raw } = await test.call(exportData, { token, locale: 'es', body: { exportType: 'users', format } })
      await convert(format, raw.rawPayload)
      const cells = cellsOf(await readFile(join(folder, `from-${format}.fods`), 'utf8'))
      const [, name, surnames, , telephone] = cells
      // CSV has no types: an apostrophe keeps a text from being read as a formula.
      const text = (plain: string) => ({
        type: 'string',
        formula: undefined,
        text: format === 'csv' ? `'${plain}` : plain,
      })
      expect(name, format).toMatchObject(text('=1+1'))
      expect(telephone, format).toMatchObject(text('+34 612345678'))
      expect(surnames, format).toMatchObject({ type: 'string', text: 'Muñoz São' })
      const dates = cells.filter(({ type }) => type === 'date').map(({ date }) => date)
      expect(dates[0], format).toBe('2026-07-02T00:30:00')
    }
  }, 120_000)
})
