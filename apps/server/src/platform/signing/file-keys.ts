import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** 144 bits: a whole number of bytes in base64url, so that a signature has only one encoding. */
const SIGNATURE_CHARACTERS = 24
const MAX_KEY_LENGTH = 512

/** Signs file URLs for a session, so that `<img>`, `<video>` and downloads need no headers. */
export interface FileKeys {
  /** The session's master key, `key` of the login response: valid for every scope. */
  keyOf(fileHandle: string): string
  /** The value of `?k=` for one scope. Deterministic, so that caches work. */
  sign(fileHandle: string, scope: string): string
  /** `sign` for many scopes of one session; derives the session's key once. */
  signerOf(fileHandle: string): (scope: string) => string
  /** The handle of the session that `k` belongs to, or null. Does not check whether the session is alive. */
  verify(k: string, scope: string): string | null
}

/** Keys are derived from the handle, so nothing is stored and all nodes with the same secret agree. */
export function createFileKeys(secret: Buffer): FileKeys {
  if (secret.length < 16) throw new Error('A signing secret needs at least 128 bits')

  /** The session's file key, which signs scopes. */
  const sessionKeyOf = (fileHandle: string): string =>
    createHmac('sha256', secret).update(`file-key:${fileHandle}`).digest('base64url')

  const signatureOf = (key: KeyObject, scope: string): string =>
    createHmac('sha256', key).update(scope).digest('base64url').slice(0, SIGNATURE_CHARACTERS)

  const signerOf = (fileHandle: string): ((scope: string) => string) => {
    // Creating the key object once halves the cost of a signature.
    const key = keyOfText(sessionKeyOf(fileHandle))
    return (scope) => `${fileHandle}.${signatureOf(key, scope)}`
  }

  return {
    keyOf: (fileHandle) => `${fileHandle}.${sessionKeyOf(fileHandle)}`,
    sign: (fileHandle, scope) => signerOf(fileHandle)(scope),
    signerOf,

    verify(k, scope) {
      if (k.length > MAX_KEY_LENGTH) return null
      const dot = k.lastIndexOf('.')
      if (dot < 1) return null
      const fileHandle = k.slice(0, dot)
      const given = k.slice(dot + 1)
      const sessionKey = sessionKeyOf(fileHandle)
      // Compare both every time, so that the response time does not reveal which one was close.
      const isSignature = isSame(given, signatureOf(keyOfText(sessionKey), scope))
      const isMasterKey = isSame(given, sessionKey)
      return isSignature || isMasterKey ? fileHandle : null
    },
  }
}

function keyOfText(text: string): KeyObject {
  return createSecretKey(Buffer.from(text))
}

function isSame(given: string, expected: string): boolean {
  const givenBytes = Buffer.from(given)
  const expectedBytes = Buffer.from(expected)
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes)
}
