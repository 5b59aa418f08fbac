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
