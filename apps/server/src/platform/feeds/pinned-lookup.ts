import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { FetchError } from './fetch-error.ts'
import { isPublicAddress } from './public-address.ts'

/** A host without brackets and trailing dot. */
function plainHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/**
 * Resolves a host, rejects private addresses, and pins the connection to the checked address (against DNS rebinding).
 * The URL parser has normalised other spellings of the address.
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
