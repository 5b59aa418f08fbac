import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** 144 bits: a whole number of bytes in base64url, so that no second spelling of a signature exists. */
const SIGNATURE_CHARACTERS = 24

const LONGEST_SIGNED_VALUE = 512

/** Signs the addresses of files for one session, so that `<img>`, `<video>` and downloads need no headers. */
export interface FileKeys {
  /** The session's whole key, the `key` of the login answer: opens whatever the session may see. */
  keyOf(fileHandle: string): string
  /** The value of `?k=` for one scope. The same session and scope give the same value, so that caches work. */
  sign(fileHandle: string, scope: string): string
  /** `sign` for many scopes of one session, whose key is then derived once. */
  signerOf(fileHandle: string): (scope: string) => string
  /** The handle of the session whose signature or whole key `k` is; null for anything else. Whether that session lives is not asked here. */
  verify(k: string, scope: string): string | null
}

/** Keys are derived from the handle: nothing is stored, and every node that knows the secret agrees. */
export function createFileKeys(secret: Buffer): FileKeys {
  if (secret.length < 16) throw new Error('A signing secret needs at least 128 bits')

  const secretPartOf = (fileHandle: string): string =>
    createHmac('sha256', secret).update(`file-key:${fileHandle}`).digest('base64url')

  const signatureOf = (key: KeyObject, scope: string): string =>
    createHmac('sha256', key).update(scope).digest('base64url').slice(0, SIGNATURE_CHARACTERS)

  const signerOf = (fileHandle: string): ((scope: string) => string) => {
    // Made once: from plain text, it would be made anew for each signature, which doubles what one costs.
    const key = keyOfText(secretPartOf(fileHandle))
    return (scope) => `${fileHandle}.${signatureOf(key, scope)}`
  }

  return {
    keyOf: (fileHandle) => `${fileHandle}.${secretPartOf(fileHandle)}`,
    sign: (fileHandle, scope) => signerOf(fileHandle)(scope),
    signerOf,

    verify(k, scope) {
      if (k.length > LONGEST_SIGNED_VALUE) return null
      const dot = k.lastIndexOf('.')
      if (dot < 1) return null
      const fileHandle = k.slice(0, dot)
      const given = k.slice(dot + 1)
      const secretPart = secretPartOf(fileHandle)
      // Both are compared every time: how long it takes must not tell which of them came close.
      const isSignature = isSame(given, signatureOf(keyOfText(secretPart), scope))
      const isWholeKey = isSame(given, secretPart)
      return isSignature || isWholeKey ? fileHandle : null
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
