import { expect, it } from 'vitest'
import { loggablePath } from './request-log.ts'

it.each([
  ['/api/login', '/api/login'],
  ['/api/files/12/original/a.jpg?k=handle.mac', '/api/files/12/original/a.jpg'],
  ['/es/new-password/s3cret', '/es/new-password/…'],
  ['/es/setup/s3cret', '/es/setup/…'],
  ['/es/new-password/s3cret/more?x=1', '/es/new-password/…/more'],
  ['/pt/unsubscribe/c0de', '/pt/unsubscribe/…'],
  ['/en/request-access/c0de', '/en/request-access/…'],
  ['/en/request-access', '/en/request-access'],
  ['/feeds/s3cret.rss', '/feeds/…'],
  ['/ES/NEW-PASSWORD/s3cret', '/ES/NEW-PASSWORD/…'],
  ['?token=s3cret', ''],
])('%s is logged as %s', (url, path) => {
  expect(loggablePath(url)).toBe(path)
})

it('keeps a huge path short', () => {
  expect(loggablePath(`/${'a'.repeat(10_000)}`).length).toBeLessThanOrEqual(300)
})
