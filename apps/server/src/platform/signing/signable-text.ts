import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createFileAddresses, type FileAddresses } from './file-addresses.ts'
import type { FileKeys } from './file-keys.ts'

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

/** About 20 MB. */
const MAX_CACHED_SIGNATURES = 200_000

/** Texts are written once and signed for many sessions; the signatures of a session are cached. */
export function createTextSigner(keys: FileKeys, maxCachedSignatures = MAX_CACHED_SIGNATURES) {
  const cache = new LRUCache<string, readonly string[]>({
    maxSize: maxCachedSignatures,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })

  function sign(textId: string, scopes: readonly string[], fileHandle: string): readonly string[] {
    const key = `${textId} ${fileHandle}`
    const cached = cache.get(key)
    if (cached) return cached
    const signatures = scopes.map(keys.signerOf(fileHandle))
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
              for (const [index, number] of numbers.entries()) signed += `${signatures[number]}${plain[index + 1]}`
              return signed
            },
          }
        },
      }
    },
  }
}
