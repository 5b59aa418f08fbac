import { LOCALES } from '@mixed-zone/contract/locales'
import { demoPosts } from '@mixed-zone/demo-league/content/all-posts'
import { describe, expect, it } from 'vitest'
import { cleanBody } from '../platform/html/clean-body.ts'

/** Cleaning adds a `rel` to links, and may move blanks. */
function normalise(html: string): string {
  return html.replaceAll(/ rel="[^"]*"|\s+/g, '')
}

describe('demo posts', () => {
  it('have bodies that the sanitiser leaves unchanged', () => {
    const posts = demoPosts({ now: new Date('2026-11-15T12:00:00Z'), timeZone: 'Europe/Madrid' })
    const changed = posts.flatMap(({ key, translations }) =>
      LOCALES.filter((locale) => {
        const body = translations[locale]?.body ?? ''
        return normalise(cleanBody(body)) !== normalise(body)
      }).map((locale) => `${key} ${locale}`),
    )
    expect(changed).toEqual([])
  })
})
