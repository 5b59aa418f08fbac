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
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>
  leave(): void
}

interface Options {
  readonly token: string
  readonly since?: string
  readonly locale?: string
}

export async function listenTo(origin: string, { token, since, locale = 'en' }: Options): Promise<LiveReader> {
  const leaving = new AbortController()
  const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`
  const answer = await fetch(`${origin}/api/live${query}`, {
    signal: leaving.signal,
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
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + piece).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) read(block)
      firstBlock.resolve()
    }
  }
  const ended = readAll()
    // Closing the stream rejects the pending read.
    .catch(() => {})
    .finally(() => firstBlock.resolve())
  await firstBlock.promise

  return {
    status: answer.status,
    headers: answer.headers,
    announced,
    studioEvents,
    fixtureChanges,
    cursor: () => cursor,
    ended,
    leave: () => leaving.abort(),
  }
}
