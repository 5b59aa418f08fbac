import { expect, test } from 'vitest'
import { inLanguage, languageLinks } from './language-links.ts'

test.each([
  ['/es/home', '/pt/home'],
  ['/es', '/pt'],
  ['/en/post/12/derby-day?x=1#videos', '/pt/post/12/derby-day?x=1#videos'],
  [
    '/es/filter-posts/teams/all/categories/all/tags/all/locale/es',
    '/pt/filter-posts/teams/all/categories/all/tags/all/locale/es',
  ],
  ['/nowhere', '/pt'],
  ['/', '/pt'],
])('%s in Portuguese is %s', (path, expected) => {
  expect(inLanguage(path, 'pt')).toBe(expected)
})

test('languageLinks names each language in itself', () => {
  expect(languageLinks('/es/home').map(({ name, href }) => `${name} ${href}`)).toEqual([
    'Español /es/home',
    'English /en/home',
    'Português /pt/home',
  ])
})
