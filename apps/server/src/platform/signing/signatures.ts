import type { FileKeys } from './file-keys.ts'

/** Signs many scopes for a session, and remembers the result for as long as there is room. */
export interface Signatures {
  /** `name` stands for the scopes: the same name always comes with the same ones. */
  of(name: string, scopes: readonly string[], fileHandle: string): readonly string[]
}

/** Some twenty megabytes of signatures. */
const MOST_SIGNATURES = 200_000

export function createSignatures(keys: FileKeys, most = MOST_SIGNATURES): Signatures {
  const kept = new Map<string, readonly string[]>()
  let count = 0

  function makeRoom(): void {
    for (const [oldest, signatures] of kept) {
      if (count <= most) return
      kept.delete(oldest)
      count -= signatures.length
    }
  }

  return {
    of(name, scopes, fileHandle) {
      const key = `${name} ${fileHandle}`
      const known = kept.get(key)
      if (known) return known
      const signatures = scopes.map(keys.signerOf(fileHandle))
      kept.set(key, signatures)
      count += signatures.length
      makeRoom()
      return signatures
    },
  }
}
