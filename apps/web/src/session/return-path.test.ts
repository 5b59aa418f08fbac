import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each([
  '/es/home',
  '/en/post/12/derby-day',
  '/pt/filter-posts/teams/all/categories/all/tags/all/locale/all/gol%20de%20Rueda',
  '/es/post/12?x=1#videos',
])('accepts %s', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([
  '//evil.test',
  '//evil.test/es/home',
  '/\\evil.test/es/home',
  '/\t/evil.test/es/home',
  '\\\\evil.test',
  'https://evil.test/es/home',
  'https:evil.test',
  'javascript:alert(1)',
  'es/home',
  '',
  '/',
  '/es/home/../../../evil',
  '/xx/home',
  '/es/nowhere',
  '/api/private/home',
])('rejects %j', (path) => {
  expect(safeReturnPath(path)).toBeNull()
})

test('rejects the login page, which would be a redirect loop', () => {
  expect(safeReturnPath('/es/login')).toBeNull()
})

test.each([null, undefined, 7, {}, ['/es/home']])('rejects %j', (value) => {
  expect(safeReturnPath(value)).toBeNull()
})
