import type { Rendition } from '@mixed-zone/contract/schemas/asset'
import type { Db } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Transfer, TransferResult } from '../../../platform/http/send-content.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordPackDownload, recordUsage } from '../../usage/usage.ts'
import { addSentBytes, startTransfer, upsertReceivedItems } from './file-transfers.repository.ts'

/** A download that is resumed later counts as a new one. */
const MAX_PAUSE_MS = 24 * 3_600_000

export interface Download {
  /** Identifies one download across its connections, ranges and resumptions. Null asset: a text or a zip. */
  readonly subject: string
  readonly sizeBytes: number
  readonly rendition: Rendition
  readonly assetId: number | null
  readonly posts: readonly { readonly postId: number; readonly bytes: number }[]
  /** What the person has received once the download is complete. */
  readonly items: readonly string[]
}

type CountDownloadsDeps = Pick<Platform, 'db' | 'clock' | 'log'>

export type CountDownloads = ReturnType<typeof createCountDownloads>

/**
 * Counts one event per download, over all its connections. It is complete once all bytes were sent, including the last;
 * starting again from the first byte is another download.
 */
export function createCountDownloads({ db, clock, log }: CountDownloadsDeps) {
  const logFailure = (error: unknown) => log.warn({ err: error }, 'a download could not be recorded')

  async function begin(actor: Actor, download: Download, firstByte: number): Promise<void> {
    const { subject, sizeBytes } = download
    const now = clock.now()
    await db.transaction(async (tx) => {
      const isNew = await startTransfer(tx, {
        sessionId: actor.sessionId,
        subject,
        sizeBytes,
        isFromStart: firstByte === 0,
        now,
        staleBefore: new Date(now.getTime() - MAX_PAUSE_MS),
      })
      if (isNew) await recordDownload(tx, actor, download)
    })
  }

  async function recordDownload(tx: Db, { personId }: Actor, download: Download): Promise<void> {
    const { sizeBytes: bytes, rendition, assetId, posts } = download
    const at = clock.now()
    const [first, ...others] = posts
    if (!first) return
    if (others.length > 0) return recordPackDownload(tx, { personId, at, rendition, bytes, posts })
    const event = { event: 'download', postId: first.postId, assetId, rendition, bytes } as const
    await recordUsage(tx, { personId, at, events: [event] })
  }

  async function end(actor: Actor, download: Download, result: TransferResult): Promise<void> {
    const { subject, sizeBytes, items } = download
    const now = clock.now()
    const isComplete = await addSentBytes(db, { ...result, sessionId: actor.sessionId, subject, sizeBytes, now })
    if (isComplete) await upsertReceivedItems(db, { personId: actor.personId, items, now })
  }

  return {
    createTransfer(actor: Actor, download: Download): Transfer {
      return {
        begin: (firstByte) => begin(actor, download, firstByte),
        // The response has been sent already, so nobody waits for this.
        end: (result) => void end(actor, download, result).catch(logFailure),
      }
    },
  }
}

/** Identifies an asset as something that a person has received. A replaced file is another item. */
export function assetItem({ id, version }: { id: number; version: number }): string {
  return `asset/${id}/${version}`
}

export function textItem({ postId, fileId }: { postId: number; fileId: number }): string {
  return `text/${postId}/${fileId}`
}
