import { PassThrough } from 'node:stream'
import { type Locale, LOCALES } from '@mixed-zone/contract/locales'
import { LIVE_EVENTS } from '@mixed-zone/contract/rules/live-events'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { Announcement, StudioEvent } from '@mixed-zone/contract/schemas/live'
import type { Actor } from '../../platform/http/actor.ts'
import type { AnnouncementRow } from './announcements.repository.ts'
import { type ChangedFixtureRow, presentFixtureChange } from './changed-fixtures.repository.ts'
import { formatCursor, OVERLAP_MS } from './cursor.ts'

/** A client with more unread bytes has stopped reading. It reconnects with its cursor and misses nothing. */
const MAX_BUFFERED_BYTES = 64 * 1024

/** How long clients wait before they reconnect. */
const RETRY_MS = 3_000

/** A comment line, which clients ignore. */
const HEARTBEAT = ':\n\n'

type StreamActor = Pick<Actor, 'sessionId' | 'seesEmbargoed' | 'isStaff'>

export class LiveStream {
  readonly body = new PassThrough()
  readonly locale: Locale
  /** As last checked. */
  actor: StreamActor
  readonly #announced: Map<number, number>
  /** Of the fixtures that were sent. */
  readonly #fixtureVersions = new Map<number, number>()

  constructor(actor: StreamActor, locale: Locale, announced: ReadonlyMap<number, number>) {
    this.actor = actor
    this.locale = locale
    this.#announced = new Map(announced)
  }

  begin(at: Date): void {
    this.#write(`retry: ${RETRY_MS}\nevent: ${LIVE_EVENTS.ready}\nid: ${this.#cursorAt(at)}\ndata: {}\n\n`)
  }

  announce(rows: readonly AnnouncementRow[], at: Date): void {
    for (const row of rows) {
      if (this.body.destroyed) return
      if (this.#announced.has(row.id)) continue
      this.#announced.set(row.id, row.seenAt?.getTime() ?? at.getTime())
      for (const announcement of presentAnnouncement(row, this.locale)) {
        const data = JSON.stringify(announcement)
        this.#write(`event: ${LIVE_EVENTS.post}\nid: ${this.#cursorAt(at)}\ndata: ${data}\n\n`)
      }
    }
    for (const [id, seenAt] of this.#announced) {
      if (seenAt <= at.getTime() - OVERLAP_MS) this.#announced.delete(id)
    }
  }

  /** Each change of a fixture once. */
  sendFixtures(rows: readonly ChangedFixtureRow[]): void {
    for (const row of rows) {
      if ((this.#fixtureVersions.get(row.id) ?? 0) >= row.version) continue
      this.#fixtureVersions.set(row.id, row.version)
      this.#write(`event: ${LIVE_EVENTS.fixture}\ndata: ${JSON.stringify(presentFixtureChange(row))}\n\n`)
    }
  }

  sendStudioEvents(events: readonly StudioEvent[]): void {
    for (const event of events) this.#write(`event: ${LIVE_EVENTS.studio}\ndata: ${JSON.stringify(event)}\n\n`)
  }

  sendHeartbeat(): void {
    this.#write(HEARTBEAT)
  }

  end(): void {
    this.body.end()
  }

  #cursorAt(at: Date): string {
    return formatCursor({ at, announced: this.#announced })
  }

  #write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return
    if (this.body.writableLength + this.body.readableLength > MAX_BUFFERED_BYTES) this.body.destroy()
    else this.body.write(text)
  }
}

/** Empty for a row without title or date, which visibility excludes. */
export function presentAnnouncement(
  { id, sectionId, sectionNames, newAt, titles }: AnnouncementRow,
  locale: Locale,
): Announcement[] {
  const language = [locale, ...LOCALES].find((one) => titles[one] !== undefined)
  const title = language && titles[language]
  if (!language || !title || !newAt) return []
  return [
    {
      id: String(id),
      slug: slug(title),
      title,
      locale: language,
      section: { textId: sectionId, name: sectionNames[locale] },
      newAt: newAt.toISOString(),
    },
  ]
}
