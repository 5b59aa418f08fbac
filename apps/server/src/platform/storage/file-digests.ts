import { Worker } from 'node:worker_threads'
import { storageUnavailable } from './storage.ts'

export interface WrittenFile {
  readonly id: number
  readonly path: string
  /** These bytes are written. */
  readonly upTo: number
}

export type DigestMessage =
  | { readonly kind: 'advance'; readonly file: WrittenFile }
  | { readonly kind: 'forget'; readonly id: number }
  | { readonly kind: 'complete'; readonly file: WrittenFile; readonly task: number }

export type DigestReply = { readonly task: number } & (
  | { readonly sha256: Uint8Array; readonly crc32: number }
  | { readonly problem: string }
)

export interface FileDigests {
  readonly sha256: Buffer
  readonly crc32: number
}

export type Digests = ReturnType<typeof createDigests>

/**
 * Digests of files that grow. A thread reads what was written while the rest arrives, from memory rather than from disk: the digests of 20 GB
 * are there soon after the last byte is. After a restart or on another node it begins anew.
 */
export function createDigests() {
  let worker: Worker | null = null
  let lastTask = 0
  const pending = new Map<number, { resolve: (digests: FileDigests) => void; reject: (error: Error) => void }>()

  function fail(error: Error): void {
    worker = null
    for (const { reject } of pending.values()) reject(storageUnavailable(error))
    pending.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./file-digests-worker.ts', import.meta.url))
    started.unref()
    started.on('message', (reply: DigestReply) => {
      const waiting = pending.get(reply.task)
      pending.delete(reply.task)
      if ('problem' in reply) waiting?.reject(storageUnavailable(new Error(reply.problem)))
      else waiting?.resolve({ sha256: Buffer.from(reply.sha256), crc32: reply.crc32 })
    })
    started.once('error', fail)
    started.once('exit', () => {
      if (worker === started) fail(new Error('The digest thread has ended'))
    })
    return started
  }

  function post(message: DigestMessage): void {
    worker ??= start()
    worker.postMessage(message)
  }

  return {
    /** Reads on to a position. If that fails, `complete` begins anew. */
    advance: (file: WrittenFile): void => post({ kind: 'advance', file }),

    /** Call it if bytes that were read may be overwritten with others. */
    forget: (id: number): void => post({ kind: 'forget', id }),

    complete(file: WrittenFile): Promise<FileDigests> {
      lastTask += 1
      const task = lastTask
      const reply = new Promise<FileDigests>((resolve, reject) => pending.set(task, { resolve, reject }))
      post({ kind: 'complete', file, task })
      return reply
    },

    async stop(): Promise<void> {
      const stopped = worker
      worker = null
      await stopped?.terminate()
      fail(new Error('The digest thread was stopped'))
    },
  }
}
