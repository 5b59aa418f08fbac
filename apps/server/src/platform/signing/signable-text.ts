import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { CODE_CHARACTERS } from '../random/tokens.ts'
import { createFileAddresses, type FileAddresses } from './file-addresses.ts'
import { type FileKeys, SIGNATURE_CHARACTERS } from './file-keys.ts'

/** A text with file URLs that is the same for every session except for the signatures. */
export interface SignableText {
  readonly sizeBytes: number
  /** As UTF-8: a large string would be measured and encoded for each response. */
  signFor(fileHandle: string): Buffer
}

export interface SigningTemplate {
  /** Builds URLs with placeholders instead of signatures. */
  readonly addresses: FileAddresses
  finish(text: string): SignableText
}

/** What replaces a placeholder: the session's file handle, a dot and the signature. */
const SIGNED_CHARACTERS = CODE_CHARACTERS + 1 + SIGNATURE_CHARACTERS

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
          const positions: { offset: number; number: number }[] = []
          let unsigned = ''
          let offset = 0
          // With a capture group, every second part is a scope number.
          for (const [index, part] of text.split(new RegExp(`~${textId}\\.(\\d+)~`)).entries()) {
            const isNumber = index % 2 === 1
            if (isNumber) positions.push({ offset, number: Number(part) })
            const written = isNumber ? ' '.repeat(SIGNED_CHARACTERS) : part
            unsigned += written
            offset += Buffer.byteLength(written)
          }
          const bytes = Buffer.from(unsigned)
          const scopes = [...scopeNumbers.keys()]
          return {
            sizeBytes: bytes.length,
            signFor(fileHandle) {
              if (fileHandle.length !== CODE_CHARACTERS) throw new Error('a file handle has another length')
              const signatures = sign(textId, scopes, fileHandle)
              const signed = Buffer.from(bytes)
              for (const { offset, number } of positions) {
                const start = number * SIGNATURE_CHARACTERS
                signed.write(`${fileHandle}.${signatures.slice(start, start + SIGNATURE_CHARACTERS)}`, offset, 'latin1')
              }
              return signed
            },
          }
        },
      }
    },
  }
}
