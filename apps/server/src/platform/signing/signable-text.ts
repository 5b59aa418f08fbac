import { randomBytes } from 'node:crypto'
import { createFileAddresses, type FileAddresses } from './file-addresses.ts'
import type { FileKeys } from './file-keys.ts'

/** A text full of addresses that is the same for everybody but for their signatures. */
export interface SignableText {
  /** The text with the addresses of one session. */
  signFor(fileHandle: string): string
}

export interface SigningTemplate {
  /** Addresses to be put into the text, signed later. */
  readonly addresses: FileAddresses
  finish(text: string): SignableText
}

/** How many sessions' signatures a text remembers: a page is often asked for again by the same people. */
const MOST_SESSIONS = 500

/** Collects what has to be signed while a text is written, so that signing it for a session is all that is left to do. */
export function createSigningTemplate(keys: FileKeys): SigningTemplate {
  // Nobody who writes a post can know it, so no title is ever taken for an address.
  const mark = randomBytes(12).toString('hex')
  const placeOf = new Map<string, number>()
  const sign = (scope: string): string => {
    const place = placeOf.get(scope) ?? placeOf.size
    placeOf.set(scope, place)
    return `~${mark}.${place}~`
  }

  return {
    addresses: createFileAddresses(sign),
    finish(text) {
      // Every second piece is the number of a scope.
      const pieces = text.split(new RegExp(`~${mark}\\.(\\d+)~`))
      const plain = pieces.filter((_, index) => index % 2 === 0)
      const places = pieces.filter((_, index) => index % 2 === 1).map(Number)
      const scopes = [...placeOf.keys()]
      const signaturesOf = new Map<string, readonly string[]>()

      const signaturesFor = (fileHandle: string): readonly string[] => {
        const known = signaturesOf.get(fileHandle)
        if (known) return known
        const signatures = scopes.map(keys.signerOf(fileHandle))
        signaturesOf.set(fileHandle, signatures)
        const [oldest] = signaturesOf.keys()
        if (signaturesOf.size > MOST_SESSIONS && oldest !== undefined) signaturesOf.delete(oldest)
        return signatures
      }

      return {
        signFor(fileHandle) {
          const signatures = signaturesFor(fileHandle)
          let signed = plain[0] ?? ''
          for (const [index, place] of places.entries()) signed += `${signatures[place]}${plain[index + 1]}`
          return signed
        },
      }
    },
  }
}
