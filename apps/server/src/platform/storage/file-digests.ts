import { availableParallelism } from 'node:os'
import { createThread } from '../threads/thread.ts'
import { storageUnavailable } from './storage.ts'

export interface WrittenFile {
  readonly id: number
  readonly path: string
  /** These bytes are written. */
  readonly upTo: number
}

export interface ReadMessage {
  readonly kind: 'advance' | 'complete'
  readonly file: WrittenFile
}

export type DigestMessage = ReadMessage | { readonly kind: 'forget'; readonly id: number }

/** The answer to `complete`. */
export type DigestAnswer = { readonly sha256: Uint8Array; readonly crc32: number } | null

export interface FileDigests {
  readonly sha256: Buffer
  readonly crc32: number
}

/** A browser sends four files at a time, and a core hashes more slowly than another receives. */
const MAX_THREADS = 4

/** Beyond that, the one that was written to longest ago is read again from the beginning when it goes on. */
const MAX_FILES = 1_000

export type Digests = ReturnType<typeof createDigests>

/**
 * Digests of files that grow. Threads read what was written while the rest arrives, from memory rather than from disk: the digests of 20 GB
 * are there soon after the last byte is. After a restart or on another node they begin anew.
 */
export function createDigests() {
  const start = () => createThread<DigestMessage, DigestAnswer>(new URL('./file-digests-worker.ts', import.meta.url))
  const count = Math.min(availableParallelism(), MAX_THREADS)
  const first = start()
  const others = Array.from({ length: count - 1 }, start)
  /** The threads that have read the beginnings of files. The file that was written to last is the last one. */
  const threads = new Map<number, typeof first>()
  let begun = 0

  /** In turn, so that files which begin together are spread evenly: otherwise one core hashes three of four while another waits. */
  function threadOf(id: number) {
    let thread = threads.get(id)
    if (!thread) {
      thread = others[begun % count] ?? first
      begun += 1
    }
    threads.delete(id)
    threads.set(id, thread)
    const [oldest] = threads.keys()
    if (threads.size > MAX_FILES && oldest !== undefined) forget(oldest)
    return thread
  }

  function forget(id: number): void {
    threads.get(id)?.post({ kind: 'forget', id })
    threads.delete(id)
  }

  return {
    /** Reads on to a position. If that fails, `complete` reads the rest. */
    advance: (file: WrittenFile): void => threadOf(file.id).post({ kind: 'advance', file }),

    /** Call it if bytes that were read may be overwritten with others. */
    forget,

    async complete(file: WrittenFile): Promise<FileDigests> {
      const answer = await threadOf(file.id)
        .request({ kind: 'complete', file })
        .catch((error: unknown) => {
          throw storageUnavailable(error)
        })
        .finally(() => forget(file.id))
      if (!answer) throw new Error('The thread did not answer with digests')
      return { sha256: Buffer.from(answer.sha256), crc32: answer.crc32 }
    },

    async stop(): Promise<void> {
      await Promise.all([first, ...others].map((thread) => thread.stop()))
    },
  }
}
