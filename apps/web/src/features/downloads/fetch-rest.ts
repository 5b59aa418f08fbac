import type { Client } from '../../api/client.ts'
import { type ApiFailure, readFailure } from '../../api/failure.ts'
import type { ZipFollower } from './zip-follower.ts'

/** Small chunks are joined to blobs of this size, which the browser may move to disk. */
const BLOB_BYTES = 4_000_000

/** The bytes of one file so far. They survive a broken connection, so that only the rest is requested. */
export class ReceivedBytes {
  readonly #follower: ZipFollower | null
  #blobs: Blob[] = []
  #chunks: Uint8Array<ArrayBuffer>[] = []
  #chunkBytes = 0
  #count = 0
  /** Strong ETag of the content that the bytes belong to; null if the download cannot be resumed. */
  etag: string | null = null
  totalBytes: number | null = null

  constructor(follower: ZipFollower | null = null) {
    this.#follower = follower
  }

  get count(): number {
    return this.#count
  }

  get isWhole(): boolean {
    return this.totalBytes !== null && this.#count === this.totalBytes
  }

  add(chunk: Uint8Array<ArrayBuffer>): void {
    this.#chunks.push(chunk)
    this.#chunkBytes += chunk.length
    this.#count += chunk.length
    this.#follower?.add(chunk)
    if (this.#chunkBytes >= BLOB_BYTES) this.#join()
  }

  clear(): void {
    this.#blobs = []
    this.#chunks = []
    this.#chunkBytes = 0
    this.#count = 0
    this.etag = null
    this.totalBytes = null
    this.#follower?.reset()
  }

  toBlob(type: string): Blob {
    this.#join()
    return new Blob(this.#blobs, { type })
  }

  #join(): void {
    if (this.#chunks.length === 0) return
    this.#blobs.push(new Blob(this.#chunks))
    this.#chunks = []
    this.#chunkBytes = 0
  }
}

/** How an attempt ended. */
type Attempt =
  | { readonly kind: 'whole' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  | { readonly kind: 'cancelled' }

interface FetchRestOptions {
  readonly url: string
  readonly received: ReceivedBytes
  readonly signal: AbortSignal
  readonly onBytes: () => void
  readonly fetch: Client['fetchSigned']
}

/**
 * Fetches the missing bytes of a file. Continues where an earlier attempt stopped if the content is still the same. No timeout: the
 * browser notices a broken connection.
 */
export async function fetchRest({ url, received, signal, onBytes, fetch }: FetchRestOptions): Promise<Attempt> {
  try {
    const response = await fetch(url, { headers: rangeHeaders(received), signal })
    if (response.status === 416) {
      received.clear()
      return { kind: 'broken' }
    }
    if (!response.ok) return { kind: 'refused', failure: await readFailure(response) }
    if (!acceptResponse(received, response)) return { kind: 'broken' }
    const reader = response.body?.getReader()
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
      received.add(read.value)
      onBytes()
    }
    // Without a Content-Length, the end of the stream is the only sign of completeness.
    received.totalBytes ??= received.count
    return { kind: received.isWhole ? 'whole' : 'broken' }
  } catch {
    return { kind: signal.aborted ? 'cancelled' : 'broken' }
  }
}

function rangeHeaders(received: ReceivedBytes): Record<string, string> {
  if (received.count === 0 || received.etag === null) return {}
  return { Range: `bytes=${received.count}-`, 'If-Range': received.etag }
}

/** Whether the response continues the received bytes. A full response replaces them. */
function acceptResponse(received: ReceivedBytes, response: Response): boolean {
  if (response.status === 206) {
    const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '') ?? []
    if (Number(start) === received.count && Number(total) === received.totalBytes) return true
    received.clear()
    return false
  }
  received.clear()
  const length = response.headers.get('Content-Length')
  received.totalBytes = length === null ? null : Number(length)
  const etag = response.headers.get('ETag')
  // A weak ETag does not guarantee the same bytes.
  received.etag = etag?.startsWith('W/') ? null : etag
  return true
}
