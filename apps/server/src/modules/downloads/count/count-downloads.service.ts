import type { Rendition } from '@mixed-zone/contract/schemas/asset'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Log } from '../../../platform/log/log.ts'
import { recordPackDownload, recordUsage } from '../../usage/usage.ts'
import type { Delivery, DeliveryResult } from '../../../platform/http/send-content.ts'
import { addSent, putReceived, startDelivery } from './count.repository.ts'

/** Who continues a download after a longer pause begins another one. */
const ONE_DOWNLOAD_MS = 24 * 3_600_000

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

/** Something that is downloaded, as far as counting goes. */
export interface Download {
  /** The same for everything that belongs to one download: its connections, its parts, its later continuation. */
  readonly subject: string
  readonly sizeBytes: number
  readonly rendition: Rendition
  /** The file that it is; none for a text and a zip. */
  readonly assetId: number | null
  /** What is in it, post by post. */
  readonly posts: readonly { readonly postId: number; readonly bytes: number }[]
  /** What the person has got once all of it was sent. */
  readonly items: readonly string[]
}

export type CountDownloads = ReturnType<typeof createCountDownloads>

/**
 * Counts downloads: one event for each, when its first byte is asked for, however many connections and attempts it takes. It is over when as
 * many bytes were sent as it has, the last among them; asked for from the start after that, it is another one.
 */
export function createCountDownloads({ db, clock, log }: Parts) {
  const tell = (error: unknown) => log.warn({ err: error }, 'a download was not noted')

  async function begin(actor: Actor, download: Download, firstByte: number): Promise<void> {
    const { subject, sizeBytes } = download
    const now = clock.now()
    await db.transaction(async (tx) => {
      const isNew = await startDelivery(tx, {
        sessionId: actor.sessionId,
        subject,
        sizeBytes,
        isFromStart: firstByte === 0,
        now,
        staleBefore: new Date(now.getTime() - ONE_DOWNLOAD_MS),
      })
      if (isNew) await record(tx, actor, download)
    })
  }

  /** One event, whatever is in it. */
  async function record(tx: Db, { personId }: Actor, download: Download): Promise<void> {
    const { sizeBytes: bytes, rendition, assetId, posts } = download
    const at = clock.now()
    const [first, ...others] = posts
    if (!first) return
    if (others.length > 0) return recordPackDownload(tx, { personId, at, rendition, bytes, posts })
    const event = { event: 'download', postId: first.postId, assetId, rendition, bytes } as const
    await recordUsage(tx, { personId, at, events: [event] })
  }

  async function note(actor: Actor, download: Download, result: DeliveryResult): Promise<void> {
    const { subject, sizeBytes, items } = download
    const now = clock.now()
    const isAll = await addSent(db, { ...result, sessionId: actor.sessionId, subject, sizeBytes, now })
    if (isAll) await putReceived(db, { personId: actor.personId, items, now })
  }

  return {
    /** Counts one response. */
    delivery(actor: Actor, download: Download): Delivery {
      return {
        begin: (firstByte) => begin(actor, download, firstByte),
        end(result) {
          // Nobody waits for it, and the bytes have gone out whatever becomes of this.
          note(actor, download, result).catch(tell)
        },
      }
    },

    /** Notes what a person has got. Nobody waits for it. */
    received(actor: Actor, items: readonly string[]): void {
      putReceived(db, { personId: actor.personId, items, now: clock.now() }).catch(tell)
    },
  }
}

/** A file of a post, as it is remembered that somebody has it. A replaced file is another. */
export function assetItem({ id, version }: { id: number; version: number }): string {
  return `asset/${id}/${version}`
}

/** The text of a post in one version. */
export function textItem({ postId, fileId }: { postId: number; fileId: number }): string {
  return `text/${postId}/${fileId}`
}
