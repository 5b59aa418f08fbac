import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES

/** Encrypts what a mail says. Bound to its cause: moved into another mail's row, it no longer opens. */
export function sealDetails(key: Buffer, cause: string, details: unknown): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(cause))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(details), 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed])
}

/** The opposite. Throws where the key is another one or anything was changed. */
export function openDetails(key: Buffer, cause: string, bytes: Buffer): unknown {
  if (bytes.length < HEADER_BYTES || bytes[0] !== VERSION) throw new Error('the details of the mail are not readable')
  const nonce = bytes.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(cause))
    .setAuthTag(bytes.subarray(1 + NONCE_BYTES, HEADER_BYTES))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(HEADER_BYTES)), decipher.final()]).toString('utf8'))
}
