import { describe, expect, it } from 'vitest'
import { negotiateLocale } from './http-server.ts'

describe('negotiateLocale', () => {
  it.each([
    [undefined, 'es'],
    ['', 'es'],
    ['en', 'en'],
    ['pt-BR', 'pt'],
    ['EN-gb', 'en'],
    ['fr, de;q=0.9', 'es'],
    ['fr, pt;q=0.3, en;q=0.5', 'en'],
    ['en;q=0.2, pt;q=0.8', 'pt'],
    ['en;q=0, pt;q=0.1', 'pt'],
    ['en;q=0', 'es'],
    ['pt, en', 'pt'],
    ['*', 'es'],
    ['*;q=0.5, en;q=0.4', 'es'],
    ['en;q=nonsense, pt;q=0.1', 'pt'],
    ['en;q=2, pt;q=0.1', 'pt'],
    [' en ; q=0.5 , pt ; q=0.4', 'en'],
    [';;;,,,q=1', 'es'],
    ['e'.repeat(100_000), 'es'],
    [`${','.repeat(100_000)}en`, 'es'],
  ])('%s gives %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale)
  })
})
