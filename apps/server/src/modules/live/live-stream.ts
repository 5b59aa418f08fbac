import { PassThrough } from 'node:stream'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Actor } from '../../platform/http/actor.ts'
import { presentAnnouncement } from './announcement.presenter.ts'
import { OVERLAP_MS, writeCursor } from './cursor.ts'
import { HEARTBEAT, postEvent, readyEvent } from './event-text.ts'
import type { NewsRow } from './news.repository.ts'

/** A reader who lets more lie than this has stopped reading. They come back with their cursor, and miss nothing. */
const MOST_UNREAD_BYTES = 64 * 1024

/** One reader's open stream. */
export class LiveStream {
  readonly body = new PassThrough()
  readonly sessionId: number
  readonly locale: Locale
  /** What the person may see, as it was at the last look. */
  seesEmbargoed: boolean
  readonly #told: Map<number, number>

  constructor(actor: Pick<Actor, 'sessionId' | 'seesEmbargoed'>, locale: Locale, told: ReadonlyMap<number, number>) {
    this.sessionId = actor.sessionId
    this.seesEmbargoed = actor.seesEmbargoed
    this.locale = locale
    this.#told = new Map(told)
  }

  /** Says where the stream begins, before anything else. */
  begin(at: Date): void {
    this.#write(readyEvent(writeCursor({ at, told: this.#told })))
  }

  tell(news: readonly NewsRow[], at: Date): void {
    for (const row of news) {
      if (this.body.destroyed) return
      if (this.#told.has(row.id)) continue
      this.#told.set(row.id, row.seenAt?.getTime() ?? at.getTime())
      for (const announcement of presentAnnouncement(row, this.locale)) {
        this.#write(postEvent(announcement, writeCursor({ at, told: this.#told })))
      }
    }
    for (const [id, seenAt] of this.#told) if (seenAt <= at.getTime() - OVERLAP_MS) this.#told.delete(id)
  }

  beat(): void {
    this.#write(HEARTBEAT)
  }

  end(): void {
    this.body.end()
  }

  #write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return
    if (this.body.writableLength + this.body.readableLength > MOST_UNREAD_BYTES) this.body.destroy()
    else this.body.write(text)
  }
}
