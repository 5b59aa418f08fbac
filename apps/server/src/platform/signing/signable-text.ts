import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createFileAddresses, type FileAddresses } from './file-addresses.ts'
import { type FileKeys, SIGNATURE_CHARACTERS } from './file-keys.ts'

/** A text with file URLs that is the same for every session except for the signatures. */
export interface SignableText {
  /** Without the signatures. */
  readonly length: number
  signFor(fileHandle: string): string
}

export interface SigningTemplate {
  /** Builds URLs with placeholders instead of signatures. */
  readonly addresses: FileAddresses
  finish(text: string): SignableText
}

/** About 5 MB: the signatures of a text are one string, since a string for each takes eight times the memory. */
const MAX_CACHED_SIGNATURES = 200_000

/** Texts are written once and signed for many sessions; the signatures of a session are cached. */
export function createTextSigner(keys: FileKeys, maxCachedSignatures = MAX_CACHED_SIGNATURES) {
  const cache = new LRUCache<string, string>({
    maxSize: maxCachedSignatures * SIGNATURE_CHARACTERS,
    sizeCalculation: ({ length }) => Math.max(SIGNATURE_CHARACTERS, length),
  })

  function sign(textId: string, scopes: readonly string[], fileHandle: string): string {
    const key = `${textId} ${fileHandle}`
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const signatures = keys.signaturesOf(fileHandle, scopes)
    cache.set(key, signatures)
    return signatures
  }

  return {
    createTemplate(): SigningTemplate {
      // Random, so that no text of an editor can be mistaken for a placeholder.
      const textId = randomBytes(12).toString('hex')
      const scopeNumbers = new Map<string, number>()
      const placeholderOf = (scope: string): string => {
        const number = scopeNumbers.get(scope) ?? scopeNumbers.size
        scopeNumbers.set(scope, number)
        return `~${textId}.${number}~`
      }
      return {
        addresses: createFileAddresses(placeholderOf),
        finish(text) {
          // `split` with a capture group: every second part is a scope number.
          const parts = text.split(new RegExp(`~${textId}\\.(\\d+)~`))
          const plain = parts.filter((_, index) => index % 2 === 0)
          const numbers = parts.filter((_, index) => index % 2 === 1).map(Number)
          const scopes = [...scopeNumbers.keys()]
          return {
            length: text.length,
            signFor(fileHandle) {
              const signatures = sign(textId, scopes, fileHandle)
              let signed = plain[0] ?? ''
              for (const [index, number] of numbers.entries()) {
                const start = number * SIGNATURE_CHARACTERS
                const signature = signatures.slice(start, start + SIGNATURE_CHARACTERS)
                signed += `${fileHandle}.${signature}${plain[index + 1]}`
              }
              return signed
            },
          }
        },
      }
    },
  }
}
