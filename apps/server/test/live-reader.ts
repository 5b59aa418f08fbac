import {
  type Announcement,
  announcementSchema,
  type StudioEvent,
  studioEventSchema,
} from '@mixed-zone/contract/schemas/live'
import { type FixtureChange, fixtureChangeSchema } from '@mixed-zone/contract/schemas/taxonomy'

/** Reads the event stream like a browser. */
export interface LiveReader {
  readonly status: number
  readonly headers: Headers
  /** The announcements so far. */
  readonly announced: Announcement[]
  /** The studio events so far. */
  readonly studioEvents: StudioEvent[]
  /** The changes of fixtures so far. */
  readonly fixtureChanges: FixtureChange[]
  /** The cursor of the last event. */
  cursor(): string
  /** Resolves when either side ends the stream; rejects if it breaks off, or if an event is not as the contract says. */
  readonly ended: Promise<void>
  close(): Promise<void>
}

interface Options {
  readonly token: string
  readonly since?: string
  readonly locale?: string
}

export async function listenTo(origin: string, { token, since, locale = 'en' }: Options): Promise<LiveReader> {
  const closing = new AbortController()
  const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`
  const answer = await fetch(`${origin}/api/live${query}`, {
    signal: closing.signal,
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'accept-language': locale },
  })
  const announced: Announcement[] = []
  const studioEvents: StudioEvent[] = []
  const fixtureChanges: FixtureChange[] = []
  let cursor = ''

  function read(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon), line.slice(colon + 2)] as const
      }),
    )
    cursor = fields.get('id') ?? cursor
    const data: unknown = JSON.parse(fields.get('data') ?? 'null')
    if (fields.get('event') === 'post') announced.push(announcementSchema.parse(data))
    if (fields.get('event') === 'fixture') fixtureChanges.push(fixtureChangeSchema.parse(data))
    if (fields.get('event') === 'studio') studioEvents.push(studioEventSchema.parse(data))
  }

  const firstBlock = Promise.withResolvers<void>()
  async function readAll(): Promise<void> {
    let text = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        read(block)
        firstBlock.resolve()
      }
    }
  }
  const ended = readAll().catch((error: unknown) => {
    // Closing the stream rejects the pending read.
    if (!closing.signal.aborted) throw error
  })
  // A refused request has no event.
  await Promise.race([firstBlock.promise, ended])

  return {
    status: answer.status,
    headers: answer.headers,
    announced,
    studioEvents,
    fixtureChanges,
    cursor: () => cursor,
    ended,
    async close() {
      closing.abort()
      await ended
    },
  }
}
