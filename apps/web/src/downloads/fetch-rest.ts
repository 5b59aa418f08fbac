import type { Locale } from '@mixed-zone/contract/locales'
import { type ApiFailure, readFailure } from '../api/failure.ts'
import type { ReceivedBytes } from './received-bytes.ts'

/** A line on which nothing has come for so long is dead, whatever the browser believes. */
const STALLED_AFTER_MS = 20_000

/** How one attempt ended: all is there, the line broke, the server refused, or somebody cancelled. */
export type Attempt =
  | { readonly kind: 'whole' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  | { readonly kind: 'cancelled' }

interface FetchRestOptions {
  readonly url: string
  /** Of what the server says where it refuses. */
  readonly locale: Locale
  readonly received: ReceivedBytes
  readonly signal: AbortSignal
  readonly onBytes: () => void
  readonly fetch?: typeof fetch
  readonly stalledAfterMs?: number
}

/**
 * Fetches what is still missing of a file: from its first byte, or from where an earlier attempt stopped, as long as the
 * server says that it is still the same content.
 */
export async function fetchRest(options: FetchRestOptions): Promise<Attempt> {
  const { url, locale, received, signal, onBytes, fetch: get = fetch, stalledAfterMs = STALLED_AFTER_MS } = options
  const stall = new AbortController()
  let timer = setTimeout(() => stall.abort(), stalledAfterMs)
  try {
    const response = await get(url, {
      headers: { 'Accept-Language': locale, ...rangeOf(received) },
      signal: AbortSignal.any([signal, stall.signal]),
      credentials: 'omit',
      cache: 'no-store',
    })
    if (response.status === 416) {
      received.forget()
      return { kind: 'broken' }
    }
    if (!response.ok) return { kind: 'refused', failure: await readFailure(response) }
    if (!prepare(received, response)) return { kind: 'broken' }
    const reader = response.body?.getReader()
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => stall.abort(), stalledAfterMs)
      received.add(read.value)
      onBytes()
    }
    // Without a length the end of the stream is all that there is to go by.
    received.totalBytes ??= received.count
    return { kind: received.isWhole ? 'whole' : 'broken' }
  } catch {
    return { kind: signal.aborted ? 'cancelled' : 'broken' }
  } finally {
    clearTimeout(timer)
  }
}

function rangeOf(received: ReceivedBytes): Record<string, string> {
  if (received.count === 0 || received.etag === null) return {}
  return { Range: `bytes=${received.count}-`, 'If-Range': received.etag }
}

/** Whether what now comes can be added. An answer from the first byte on replaces what was there. */
function prepare(received: ReceivedBytes, response: Response): boolean {
  if (response.status === 206) {
    const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '') ?? []
    if (Number(start) === received.count && Number(total) === received.totalBytes) return true
    received.forget()
    return false
  }
  received.forget()
  const length = response.headers.get('Content-Length')
  received.totalBytes = length === null ? null : Number(length)
  const etag = response.headers.get('ETag')
  // A weak tag does not promise the same bytes.
  received.etag = etag?.startsWith('W/') ? null : etag
  return true
}
