import { createHash, timingSafeEqual } from 'node:crypto'

export function credentialOf(header: string | undefined, scheme: 'Basic' | 'Bearer'): string | null {
  const match = /^(\S+) +(\S+) *$/.exec(header ?? '')
  return match?.[1]?.toLowerCase() === scheme.toLowerCase() ? (match[2] ?? null) : null
}

/** Compares in constant time. */
export function isClientCredential(header: string | undefined, clientCredential: string): boolean {
  const given = Buffer.from(credentialOf(header, 'Basic') ?? '', 'base64')
  return timingSafeEqual(sha256(given), sha256(Buffer.from(clientCredential)))
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
