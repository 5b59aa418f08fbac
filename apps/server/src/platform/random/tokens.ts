import { createHash, hkdfSync, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const CODE_BYTES = 16

/** The length of a code, in base64url. */
export const CODE_CHARACTERS = Math.ceil((CODE_BYTES * 4) / 3)

/** Longer texts cannot be tokens, and are not worth a digest. */
export const MAX_TOKEN_CHARACTERS = 128

/** 256 random bits. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** 128 random bits. */
export function createCode(): string {
  return randomBytes(CODE_BYTES).toString('base64url')
}

/** Tokens are stored as digests, so that a stolen database grants no access. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A key for one purpose, derived by HKDF. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'mixed-zone', purpose, 32))
}
