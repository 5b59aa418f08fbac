import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/** 144 bits: a whole number of characters in base64url, so that a signature has only one encoding. */
const SIGNATURE_BYTES = 18
export const SIGNATURE_CHARACTERS = 24
const MAX_KEY_LENGTH = 512

/** Signs file URLs for a session, so that `<img>`, `<video>` and downloads need no headers. */
export interface FileKeys {
  /** The session's master key, `key` of the login response: valid for every scope. */
  keyOf(fileHandle: string): string
  /** The value of `?k=` for one scope. Deterministic, so that caches work. */
  sign(fileHandle: string, scope: string): string
  /** `sign` for a session whose key is derived once. */
  signerOf(fileHandle: string): (scope: string) => string
  /** The signatures of many scopes in one string, `SIGNATURE_CHARACTERS` each. Without the handle and the dot in front of each. */
  signaturesOf(fileHandle: string, scopes: readonly string[]): string
  /**
   * The handle of the session that `k` belongs to, or null. Does not check whether the session is alive. Accepts the master key as well as a
   * signature: clients get it with the login for addresses that they build themselves, such as `/thumbs/{mediaId}-{size}.jpg`.
   */
  verify(k: string, scope: string): string | null
}

/** Keys are derived from the handle, so nothing is stored and all nodes with the same secret agree. */
export function createFileKeys(secret: Buffer): FileKeys {
  if (secret.length < 16) throw new Error('A signing secret needs at least 128 bits')
  // With a key object an HMAC takes an eighth of the time that it takes with the bytes.
  const secretKey = createSecretKey(secret)

  /** The session's file key, which signs scopes. */
  const sessionKeyOf = (fileHandle: string): string =>
    createHmac('sha256', secretKey).update(`file-key:${fileHandle}`).digest('base64url')

  const signaturesOf = (sessionKey: string, scopes: readonly string[]): string => {
    // Creating the key object once halves the cost of a signature.
    const key = createSecretKey(Buffer.from(sessionKey))
    const digests = scopes.map((scope) => createHmac('sha256', key).update(scope).digest().subarray(0, SIGNATURE_BYTES))
    return Buffer.concat(digests).toString('base64url')
  }

  return {
    keyOf: (fileHandle) => `${fileHandle}.${sessionKeyOf(fileHandle)}`,
    sign: (fileHandle, scope) => `${fileHandle}.${signaturesOf(sessionKeyOf(fileHandle), [scope])}`,
    signerOf(fileHandle) {
      const sessionKey = sessionKeyOf(fileHandle)
      return (scope) => `${fileHandle}.${signaturesOf(sessionKey, [scope])}`
    },
    signaturesOf: (fileHandle, scopes) => signaturesOf(sessionKeyOf(fileHandle), scopes),

    verify(k, scope) {
      if (k.length > MAX_KEY_LENGTH) return null
      const dot = k.lastIndexOf('.')
      if (dot < 1) return null
      const fileHandle = k.slice(0, dot)
      const given = k.slice(dot + 1)
      const sessionKey = sessionKeyOf(fileHandle)
      // Compare both every time, so that the response time does not reveal which one was close.
      const isSignature = isSame(given, signaturesOf(sessionKey, [scope]))
      const isMasterKey = isSame(given, sessionKey)
      return isSignature || isMasterKey ? fileHandle : null
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const givenBytes = Buffer.from(given)
  const expectedBytes = Buffer.from(expected)
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes)
}
