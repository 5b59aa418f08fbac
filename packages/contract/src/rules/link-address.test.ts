import { describe, expect, it } from 'vitest'
import { isLinkAddress } from './link-address.ts'

describe('isLinkAddress', () => {
  it.each(['https://a.test', 'HTTP://a.test/b', 'mailto:a@b.test', 'tel:+34910000112', '/es/home', '/'])(
    'accepts %j',
    (href) => expect(isLinkAddress(href)).toBe(true),
  )

  it.each([
    ...[
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil.test',
      '/\\evil.test',
      'ftp://a.test',
    ],
    ...['page', '#top', '', `https://a.test/${'x'.repeat(2_000)}`],
  ])('rejects %j', (href) => expect(isLinkAddress(href)).toBe(false))
})
