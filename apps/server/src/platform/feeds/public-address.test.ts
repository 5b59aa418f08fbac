import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './guarded-fetch.ts'

describe('a public address', () => {
  it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4003:80a::200e'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.9', '169.254.169.254', '172.16.0.1', '172.31.9.9'],
    ...['192.0.0.1', '192.168.1.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
    // Loopback, unspecified, mapped, compatible, translated, unique local, link-local, site-local, multicast.
    ...['::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
    ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', '100::1'],
    // Tunnels that lead to an IPv4 address written inside them, and what is kept for books.
    ...['2001::1', '2002:7f00:1::', '2001:db8::1', '3fff::1'],
    ...['', 'localhost', '127.1', '2130706433', '0x7f000001', '[::1]', '127.0.0.1:80'],
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false))
})
