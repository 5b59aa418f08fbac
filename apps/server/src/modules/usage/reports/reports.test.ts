import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { LOCALES } from '@mixed-zone/contract/locales'
import { REPORT_TYPES } from '@mixed-zone/contract/schemas/reports'
import { describe, expect, it } from 'vitest'
import { REPORT_COLUMNS } from './report-columns.ts'
import { parseReportFilter } from './open-report.service.ts'

const DOCUMENT = readFileSync(resolve(import.meta.dirname, '../../../../../../docs/reports.md'), 'utf8')

describe('REPORT_COLUMNS', () => {
  it.each(REPORT_TYPES)('of %s match docs/reports.md', (type) => {
    const [, part = ''] = DOCUMENT.split(`## ${type}\n`)
    const documented = (part.split('\n## ')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| es ') && !line.startsWith('|--'))
      .map((line) =>
        line
          .split('|')
          .slice(1, 4)
          .map((cell) => cell.trim()),
      )
    expect(documented).toEqual(REPORT_COLUMNS[type].map(({ names }) => LOCALES.map((locale) => names[locale])))
  })
})

describe('parseReportFilter', () => {
  it('accepts both date formats, and a missing value, "" and "all" for everything', () => {
    expect(
      parseReportFilter({ dateStart: '1/3/2026', dateEnd: '2026-03-01', country: 'all', region: '' }, 'es'),
    ).toEqual({ startDate: '2026-03-01', endDate: '2026-03-01', region: null, country: null, mediaType: null })
  })

  it.each([
    [{ dateStart: '31/02/2026', dateEnd: 'soon' }, ['dateStart', 'dateEnd']],
    [{ dateStart: '2026-03-02', dateEnd: '1/3/2026' }, ['dateEnd']],
    [{ dateEnd: '2026-13-01' }, ['dateEnd']],
  ])('rejects %j', (request, fields) => {
    let wrong: unknown
    try {
      parseReportFilter(request, 'en')
    } catch (error) {
      wrong = error
    }
    expect(wrong).toMatchObject({ type: 'validation' })
    expect(wrong).toHaveProperty(
      'details.fields',
      Object.fromEntries(fields.map((field) => [field, expect.any(String)])),
    )
  })
})
