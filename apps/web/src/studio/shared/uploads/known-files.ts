import type { KnownFile } from '@mixed-zone/contract/schemas/studio/files'

/** Larger ones are compared by the server after they have arrived: hashing them would take longer than it can save. */
export const MAX_HASHED_BYTES = 200 * 1024 * 1024

/** A file this large is not waited for by those that are hashed already. */
const LARGE_BYTES = 20 * 1024 * 1024

const MAX_BATCH = 50

interface KnownFilesDeps {
  /** Null if the file cannot be read. */
  readonly hash: (file: File, signal: AbortSignal) => Promise<string | null>
  /** Files that are already stored; none if the server cannot be asked. */
  readonly findKnown: (digests: readonly string[]) => Promise<readonly KnownFile[]>
}

export interface HashedFile {
  /** Null if it was not hashed. */
  readonly sha256: string | null
  readonly known: KnownFile | null
}

const NOT_HASHED: HashedFile = { sha256: null, known: null }

interface Waiting {
  readonly file: File
  readonly signal: AbortSignal
  readonly resolve: (result: HashedFile) => void
}

export interface KnownFiles {
  /** Hashes a file and asks whether it is stored already. */
  readonly lookUp: (file: File, signal: AbortSignal) => Promise<HashedFile>
}

/** Hashes one file at a time, the smallest first, and asks the server about many at once. */
export function createKnownFiles(deps: KnownFilesDeps): KnownFiles {
  let waiting: Waiting[] = []
  let hashed: { readonly sha256: string; readonly resolve: Waiting['resolve'] }[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    for (let next = takeSmallest(); next !== undefined; next = takeSmallest()) {
      if (next.file.size > LARGE_BYTES || hashed.length >= MAX_BATCH) ask()
      const sha256 = next.signal.aborted ? null : await deps.hash(next.file, next.signal)
      if (sha256 === null) next.resolve(NOT_HASHED)
      else hashed.push({ sha256, resolve: next.resolve })
    }
    isRunning = false
    ask()
  }

  function takeSmallest(): Waiting | undefined {
    waiting = waiting.toSorted((one, other) => one.file.size - other.file.size)
    return waiting.shift()
  }

  function ask(): void {
    const batch = hashed
    hashed = []
    if (batch.length > 0) void answer(batch)
  }

  async function answer(batch: typeof hashed): Promise<void> {
    const files = await deps.findKnown([...new Set(batch.map(({ sha256 }) => sha256))])
    for (const { sha256, resolve } of batch) {
      resolve({ sha256, known: files.find((file) => file.sha256 === sha256) ?? null })
    }
  }

  return {
    lookUp(file, signal) {
      if (file.size > MAX_HASHED_BYTES) return Promise.resolve(NOT_HASHED)
      const { promise, resolve } = Promise.withResolvers<HashedFile>()
      waiting.push({ file, signal, resolve })
      // After all files of a drop were added, so that the smallest of them comes first.
      if (!isRunning) queueMicrotask(() => isRunning || void run())
      return promise
    },
  }
}

/** The SHA-256 of a file as lower-case hexadecimal, computed in a worker. Null if it cannot be read, or the signal is aborted. */
export function hashFile(file: File, signal: AbortSignal): Promise<string | null> {
  const worker = new Worker(new URL('./sha256.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<string | null>()
  worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(typeof data === 'string' ? data : null)
  worker.onerror = () => resolve(null)
  signal.addEventListener('abort', () => resolve(null), { once: true })
  worker.postMessage(file)
  return promise.finally(() => worker.terminate())
}
