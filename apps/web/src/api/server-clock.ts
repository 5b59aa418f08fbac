import { READ_AT_HEADER } from '@mixed-zone/contract/offline-copy'

interface ServerClock {
  readonly recordResponse: (response: Response) => void
  /** Never ahead of the servers that responded; the browser's own time before the first response. */
  readonly now: () => number
}

/** The server's time, because the reader's clock may be minutes off. */
export function createServerClock(): ServerClock {
  /** The server's time when the page's monotonic clock, which nobody can set, began. */
  let originMs: number | null = null
  return {
    recordResponse({ headers }) {
      // A copy of the service worker has the time at which it was stored.
      const sentAt = headers.has(READ_AT_HEADER) ? Number.NaN : Date.parse(headers.get('Date') ?? '')
      if (Number.isNaN(sentAt)) return
      // Each estimate is late by the latency and the fraction of a second that the header lacks, so the maximum is kept.
      originMs = Math.max(originMs ?? Number.NEGATIVE_INFINITY, sentAt - performance.now())
    },
    now: () => (originMs === null ? Date.now() : originMs + performance.now()),
  }
}

export const serverClock = createServerClock()
