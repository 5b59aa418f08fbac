import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * The worst files that are accepted, 20 MB of tags in a Word document and a feed of 4 MB, took up to 5 s on a busy machine and up to 190 MB.
 * Leave room above that: V8 may abort the whole process, not only the thread, when the heap reaches its limit.
 */
const LIMITS = { timeoutMs: 60_000, maxHeapMb: 256 }

interface WorkerOptions extends Partial<typeof LIMITS> {
  readonly signal?: AbortSignal
}

/**
 * Runs a file in a worker thread of its own, so that hostile input can block neither the event loop nor the heap. Resolves with the first
 * message that the file posts; rejects if it fails, ends without one, reaches a limit or is aborted.
 */
export async function runInWorker<Answer>(
  file: URL,
  workerData: unknown,
  { timeoutMs = LIMITS.timeoutMs, maxHeapMb = LIMITS.maxHeapMb, signal }: WorkerOptions = {},
): Promise<Answer> {
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } })
  // One that comes while the thread is being stopped would end the process.
  worker.on('error', () => {})
  const timeout = AbortSignal.timeout(timeoutMs)
  const stop = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout }
  const failIfEnded = async (): Promise<never> => {
    await once(worker, 'exit', stop)
    throw new Error('a worker thread has ended without an answer')
  }
  try {
    const [answer] = await Promise.race([once(worker, 'message', stop), failIfEnded()])
    return answer
  } finally {
    await worker.terminate()
  }
}
