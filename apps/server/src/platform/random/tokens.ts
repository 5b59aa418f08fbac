import { createHash, hkdfSync, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const CODE_BYTES = 16

/** A word that nobody guesses: 256 random bits. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** A shorter name that nobody guesses: 128 random bits. */
export function createCode(): string {
  return randomBytes(CODE_BYTES).toString('base64url')
}

/** What is stored of a token, so that a stolen database opens nothing. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A key for one purpose. Keys of different purposes tell nothing about each other or about the secret. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'mixed-zone', purpose, 32))
}
