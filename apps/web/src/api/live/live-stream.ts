import { listenLive } from '@mixed-zone/contract/endpoints/live'
import { LIVE_EVENTS, LIVE_SILENCE_MS } from '@mixed-zone/contract/rules/live-events'
import type { Announcement, StudioEvent } from '@mixed-zone/contract/schemas/live'
import type { FixtureChange } from '@mixed-zone/contract/schemas/taxonomy'
import { createParser } from 'eventsource-parser'
import { portal } from '../portal-client.ts'

const MIN_RETRY_DELAY_MS = 1000
const MAX_RETRY_DELAY_MS = 60_000

export interface LiveEvent {
  /** Where to continue after a reconnect. Missing on events of fixtures, which may come twice, and of the studio, which do not. */
  readonly cursor?: string
  readonly announcement?: Announcement
  readonly studioEvent?: StudioEvent
  readonly fixtureChange?: FixtureChange
}

interface StreamOptions {
  /** The last cursor that this browser knows; null starts now. */
  readonly cursor: () => string | null
  readonly onEvent: (event: LiveEvent) => void
  readonly signal: AbortSignal
}

/** Listens until the signal aborts. Reconnects with exponential backoff, and continues where the stream broke. */
export async function listen({ cursor, onEvent, signal }: StreamOptions): Promise<void> {
  let delayMs = MIN_RETRY_DELAY_MS
  while (!signal.aborted) {
    const end = await readStream({ since: cursor(), onEvent, signal })
    if (end === 'refused' || signal.aborted) return
    if (end === 'ended') delayMs = MIN_RETRY_DELAY_MS
    // Jitter, so that not all readers reconnect at once when a server comes back.
    await pause(delayMs * (0.5 + Math.random()), signal)
    delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS)
  }
}

interface ReadOptions extends Pick<StreamOptions, 'onEvent' | 'signal'> {
  readonly since: string | null
}

/** One connection: `ended` after it was established, `broken` if it never was, `refused` if a retry is pointless. */
async function readStream({ since, onEvent, signal }: ReadOptions): Promise<'ended' | 'broken' | 'refused'> {
  // The server sends comments while there is no news: without any byte for this long the connection is dead.
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), LIVE_SILENCE_MS)
  let isEstablished = false
  let reader: ReadableStreamDefaultReader<string> | undefined
  try {
    const result = await portal.callForFile(listenLive, undefined, {
      accept: 'text/event-stream',
      query: { since: since ?? undefined },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    // The token stays the same once a password is changed or terms are accepted, so these two are tried again.
    if (!result.ok) return ['token', 'not-found'].includes(result.failure.type) ? 'refused' : 'broken'
    const parser = createParser({
      onEvent: ({ event, data, id = '' }) => {
        isEstablished = true
        if (event === LIVE_EVENTS.ready) onEvent({ cursor: id })
        // Our own server wrote it through the contract's schema.
        if (event === LIVE_EVENTS.post) onEvent({ cursor: id, announcement: JSON.parse(data) as Announcement })
        if (event === LIVE_EVENTS.fixture) onEvent({ fixtureChange: JSON.parse(data) as FixtureChange })
        if (event === LIVE_EVENTS.studio) onEvent({ studioEvent: JSON.parse(data) as StudioEvent })
      },
    })
    reader = result.value.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), LIVE_SILENCE_MS)
      parser.feed(read.value)
    }
    return isEstablished ? 'ended' : 'broken'
  } catch {
    return isEstablished ? 'ended' : 'broken'
  } finally {
    clearTimeout(timer)
    // After an event that could not be handled, the response would stay open beside the next one.
    reader?.cancel().catch(() => undefined)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
