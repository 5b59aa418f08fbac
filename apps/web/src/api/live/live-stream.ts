import { listenLive } from '@mixed-zone/contract/endpoints/live'
import { type Announcement, LIVE_EVENTS, LIVE_SILENCE_MS } from '@mixed-zone/contract/schemas/live'
import { portal } from '../portal-client.ts'
import { createEventParser } from './event-stream.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

export interface LiveNews {
  /** Where to go on after a break. */
  readonly cursor: string
  /** Missing on the word that the stream stands. */
  readonly announcement?: Announcement
}

interface StreamOptions {
  /** The last cursor that this browser knows; null begins now. */
  readonly cursor: () => string | null
  readonly onNews: (news: LiveNews) => void
  readonly signal: AbortSignal
}

/** Listens until the signal ends it. A stream that breaks is taken up again where it stopped, ever more patiently. */
export async function listen({ cursor, onNews, signal }: StreamOptions): Promise<void> {
  let waitMs = FIRST_WAIT_MS
  while (!signal.aborted) {
    const end = await readStream({ since: cursor(), onNews, signal }).catch(() => 'broken' as const)
    if (end === 'refused' || signal.aborted) return
    if (end === 'ended') waitMs = FIRST_WAIT_MS
    // Not all readers at the same moment when a server comes back.
    await pause(waitMs * (0.5 + Math.random()), signal)
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }
}

interface ReadOptions extends Pick<StreamOptions, 'onNews' | 'signal'> {
  readonly since: string | null
}

/** One connection: `ended` after it had stood, `broken` where it never did, `refused` where asking again is no use. */
async function readStream({ since, onNews, signal }: ReadOptions): Promise<'ended' | 'broken' | 'refused'> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), LIVE_SILENCE_MS)
  let hasStood = false
  try {
    const result = await portal.callForFile(listenLive, undefined, {
      accept: 'text/event-stream',
      query: { since: since ?? undefined },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!result.ok)
      return ['token', 'not-found', 'password-change'].includes(result.failure.type) ? 'refused' : 'broken'
    const push = createEventParser(({ name, data, id }) => {
      hasStood = true
      if (name === LIVE_EVENTS.ready) onNews({ cursor: id })
      // Written by our own server through the contract's schema.
      if (name === LIVE_EVENTS.post) onNews({ cursor: id, announcement: JSON.parse(data) as Announcement })
    })
    for await (const text of textOf(result.value)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), LIVE_SILENCE_MS)
      push(text)
    }
    return hasStood ? 'ended' : 'broken'
  } catch {
    return hasStood ? 'ended' : 'broken'
  } finally {
    clearTimeout(timer)
  }
}

async function* textOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) return
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
