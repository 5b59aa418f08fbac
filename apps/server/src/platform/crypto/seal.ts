import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES

/**
 * Encrypts a JSON value with a 32-byte key. The context (the row that holds it) is authenticated with it, so that the bytes
 * cannot be decrypted after being copied into another row.
 */
export function seal(key: Buffer, context: string, value: unknown): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), encrypted])
}

/** Decrypts what `seal` returned. Throws if the key or the context differs, or if any byte was changed. */
export function unseal(key: Buffer, context: string, sealed: Buffer): unknown {
  if (sealed.length < HEADER_BYTES || sealed[0] !== VERSION) throw new Error('the sealed value is unreadable')
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEADER_BYTES))
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(HEADER_BYTES)), decipher.final()]).toString('utf8'))
}
