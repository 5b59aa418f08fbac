import { describe, expect, it } from 'vitest'
import { completeHref } from './link-dialog.tsx'

describe('completeHref', () => {
  it.each([
    ['https://liga.test/acta', 'https://liga.test/acta'],
    [' liga.test/acta ', 'https://liga.test/acta'],
    ['liga.test:8080', 'https://liga.test:8080'],
    ['prensa@liga.test', 'mailto:prensa@liga.test'],
    ['tel:+34600000000', 'tel:+34600000000'],
    ['/es/home', '/es/home'],
  ])('makes a link of %j', (typed, href) => {
    expect(completeHref(typed)).toBe(href)
  })

  it.each(['', 'javascript:alert(1)', 'ftp://liga.test', 'dos palabras', 'acta', '//liga.test', 'data:text/html,x'])(
    'refuses %j',
    (typed) => {
      expect(completeHref(typed)).toBeNull()
    },
  )
})
