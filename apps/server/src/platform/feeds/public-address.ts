import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that are not public: loopback, private, link-local and special use. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Ranges within global unicast that are not public: tunnels, relays, documentation. */
const PRIVATE_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** Everything outside global unicast is local, mapped, translated or unassigned. */
const PUBLIC_IPV6 = ['2000::/3']

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix = ''] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4')
const privateIpv6 = listOf(PRIVATE_IPV6, 'ipv6')
const publicIpv6 = listOf(PUBLIC_IPV6, 'ipv6')

/** Whether an address from a resolver is public; false for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !privateIpv4.check(address, 'ipv4')
  if (version === 6) return publicIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6')
  return false
}
