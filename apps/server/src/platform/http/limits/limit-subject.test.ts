import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { limitedNetwork, limitSubject } from './limit-subject.ts'

describe('limitedNetwork', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['nonsense', 'nonsense'],
  ])('counts %s as %s', (address, network) => {
    expect(limitedNetwork(address)).toBe(network)
  })
})

describe('limitSubject', () => {
  const key = randomBytes(32)

  it('hides what it digests, and tells different parts apart', () => {
    expect(limitSubject(key, 'a@b.test', '192.0.2.7')).not.toContain('a@b')
    expect(limitSubject(key, 'ab', 'c')).not.toBe(limitSubject(key, 'a', 'bc'))
    expect(limitSubject(key, 'ab', 'c')).toBe(limitSubject(key, 'ab', 'c'))
    expect(limitSubject(randomBytes(32), 'ab', 'c')).not.toBe(limitSubject(key, 'ab', 'c'))
  })
})
