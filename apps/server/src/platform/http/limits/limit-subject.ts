import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** A subscriber gets a /64 network: only the first four of an IPv6 address's eight groups count. */
const COUNTED_GROUPS = 4

/** No digest contains it. */
export const SUBJECT_SEPARATOR = '.'

/**
 * Keyed digests, so that the table of counters contains no addresses of people. One for each part together with those before it, so that
 * all subjects that begin with the same parts can be found.
 */
export function limitSubject(key: Buffer, ...parts: readonly string[]): string {
  return parts.map((_, index) => digestOf(key, parts.slice(0, index + 1))).join(SUBJECT_SEPARATOR)
}

function digestOf(key: Buffer, parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}

/** The address for counting: a whole IPv4 address, the /64 network of an IPv6 address. */
export function limitedNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [bare = ''] = address.split('%')
  return isIPv6(bare) ? expandGroups(bare).slice(0, COUNTED_GROUPS).join(':') : address
}

function expandGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}
