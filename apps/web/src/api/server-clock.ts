import { READ_AT_HEADER } from '@mixed-zone/contract/offline-copy'

interface ServerClock {
  /** Reads the time of a response. */
  readonly follow: (response: Response) => void
  /** Never ahead of the server; the browser's own time before the first response. */
  readonly now: () => number
}

/** The server's time, because the reader's clock may be minutes off. */
export function createServerClock(): ServerClock {
  /** The server's time when the page's monotonic clock, which nobody can set, began. */
  let originMs: number | null = null
  return {
    follow({ headers }) {
      // A copy of the service worker has the time at which it was stored.
      const sentAt = headers.has(READ_AT_HEADER) ? Number.NaN : Date.parse(headers.get('Date') ?? '')
      if (Number.isNaN(sentAt)) return
      // The header has whole seconds, and the response was on its way: each is late by some time. The latest is the closest.
      originMs = Math.max(originMs ?? Number.NEGATIVE_INFINITY, sentAt - performance.now())
    },
    now: () => (originMs === null ? Date.now() : originMs + performance.now()),
  }
}

export const serverClock = createServerClock()
