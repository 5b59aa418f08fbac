import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path.ts'

describe('safeReturnPath', () => {
  it.each([
    '/es/home',
    '/en/post/12/derby-day',
    '/pt/filter-posts/teams/all/categories/all/tags/all/locale/all/gol%20de%20Rueda',
    '/es/post/12?x=1#videos',
  ])('accepts %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    '//evil.test',
    '//evil.test/es/home',
    '/\\evil.test/es/home',
    '/\t/evil.test/es/home',
    '/.//evil.test/es/home',
    '/.//es/home',
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

  it('rejects the login page, which would be a redirect loop', () => {
    expect(safeReturnPath('/es/login')).toBeNull()
  })

  it.each([null, undefined, 7, {}, ['/es/home']])('rejects %j', (value) => {
    expect(safeReturnPath(value)).toBeNull()
  })
})
