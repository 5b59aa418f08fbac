import { LOCALES } from '@mixed-zone/contract/locales'
import { loadDemoLeague } from '@mixed-zone/demo-league/demo-league'
import { describe, expect, it } from 'vitest'
import { cleanBody } from '../platform/html/clean-body.ts'
import { createPlaceholders } from './placeholders.ts'

/** The sanitiser adds `rel` to links and may move whitespace. */
function normalise(html: string): string {
  return html.replaceAll(/ rel="[^"]*"|\s+/g, '')
}

describe('demo posts', () => {
  it('have bodies that the sanitiser leaves unchanged', () => {
    const start = { now: new Date('2026-11-15T12:00:00Z'), timeZone: 'Europe/Madrid' }
    const { posts, season, contacts } = loadDemoLeague(start)
    const placeholders = createPlaceholders({ ...start, season: season.name, contacts })
    const changed = posts.flatMap(({ key, translations }) =>
      LOCALES.filter((locale) => {
        const body = placeholders.fill(translations[locale]?.body ?? '', locale)
        return normalise(cleanBody(body)) !== normalise(body)
      }).map((locale) => `${key} ${locale}`),
    )
    expect(changed).toEqual([])
  })
})
