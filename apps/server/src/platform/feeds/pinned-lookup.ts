import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { FetchError } from './fetch-error.ts'
import { isPublicAddress } from './public-address.ts'

/** A host without brackets and without the dot that some end a name with. */
function plainHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/**
 * Finds out where an address leads, refuses what is not public, and gives a lookup that answers exactly that. Whoever
 * connects by it reaches what was checked: a name that says something else a moment later changes nothing. The URL parser
 * has turned decimal, octal and hexadecimal spellings into plain addresses already.
 */
export async function pinnedLookup(url: URL, allowedHosts: ReadonlySet<string>): Promise<LookupFunction> {
  const host = plainHost(url)
  const version = isIP(host)
  const addresses = version === 0 ? await resolve(host) : [{ address: host, family: version }]
  const isAllowed = allowedHosts.has(host.toLowerCase())
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new FetchError('its address is not public')
  }
  const [first] = addresses
  if (!first) throw new FetchError('its host is unknown')
  return (_hostname, { all }, callback) => {
    if (all) callback(null, addresses)
    else callback(null, first.address, first.family)
  }
}

async function resolve(host: string): Promise<{ address: string; family: number }[]> {
  try {
    return await lookup(host, { all: true, verbatim: true })
  } catch (cause) {
    throw new FetchError('its host is unknown', { cause })
  }
}
