import { randomBytes } from 'node:crypto'
import { createFileAddresses, type FileAddresses } from './file-addresses.ts'
import type { Signatures } from './signatures.ts'

/** A text full of addresses that is the same for everybody but for their signatures. */
export interface SignableText {
  /** How long it is, but for the signatures. */
  readonly length: number
  /** The text with the addresses of one session. */
  signFor(fileHandle: string): string
}

export interface SigningTemplate {
  /** Addresses to be put into the text, signed later. */
  readonly addresses: FileAddresses
  finish(text: string): SignableText
}

/** Collects what has to be signed while a text is written, so that signing it for a session is all that is left to do. */
export function createSigningTemplate(signatures: Signatures): SigningTemplate {
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
      return {
        length: text.length,
        signFor(fileHandle) {
          const signed = signatures.of(mark, scopes, fileHandle)
          let whole = plain[0] ?? ''
          for (const [index, place] of places.entries()) whole += `${signed[place]}${plain[index + 1]}`
          return whole
        },
      }
    },
  }
}
