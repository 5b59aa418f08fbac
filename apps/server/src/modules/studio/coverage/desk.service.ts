import type { Locale } from '@mixed-zone/contract/locales'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { TonightDesk } from '@mixed-zone/contract/schemas/studio/coverage'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isFetching } from '../front-page/social-accounts.service.ts'
import { createPictureAddresses } from '../posts/studio-pictures.ts'
import {
  countUsage,
  findFailedMails,
  listFailingFeeds,
  listMostDownloaded,
  listNext,
  listStuckUploads,
  listUsage,
  listWriting,
} from './desk.repository.ts'

const USAGE_MS = 6 * HOUR_MS
const QUARTER_MS = 15 * MINUTE_MS
/** Longer than a browser needs to continue an upload by itself. */
const QUIET_UPLOAD_MS = 5 * MINUTE_MS
const WRITING_MS = 15 * MINUTE_MS
const MAX_NEXT = 4
const MAX_DOWNLOADED = 4

export type DeskService = ReturnType<typeof createDeskService>

/** What stands beside the board. */
export function createDeskService({ db, clock, fileKeys }: Pick<Platform, 'db' | 'clock' | 'fileKeys'>) {
  async function listAttention(actor: Actor, now: Date): Promise<TonightDesk['attention']> {
    const [mails, uploads, feeds] = await Promise.all([
      // Whoever may not see mails is not told of them.
      actor.permissions.has('users') ? findFailedMails(db) : null,
      listStuckUploads(db, { now, quietMs: QUIET_UPLOAD_MS }),
      listFailingFeeds(db),
    ])
    return [
      ...(mails?.since ? [{ kind: 'mails' as const, ...mails, since: mails.since.toISOString() }] : []),
      ...uploads.map((upload) => ({ kind: 'uploads' as const, ...upload, since: upload.since.toISOString() })),
      ...feeds.map(({ fetchRequestedAt, ...feed }) => ({
        kind: 'feed' as const,
        ...feed,
        isFetching: isFetching(fetchRequestedAt, now),
        since: feed.since.toISOString(),
        nextAt: feed.nextAt.toISOString(),
      })),
    ]
  }

  async function loadUsage(now: Date): Promise<TonightDesk['usage']> {
    const first = Math.floor((now.getTime() - USAGE_MS) / QUARTER_MS) * QUARTER_MS
    const span = { from: new Date(first), until: now }
    const [rows, before] = await Promise.all([
      listUsage(db, span),
      countUsage(db, {
        from: new Date(span.from.getTime() - 7 * DAY_MS),
        until: new Date(span.until.getTime() - 7 * DAY_MS),
      }),
    ])
    const counted = new Map(rows.map((row) => [row.at.getTime(), row.views + row.downloads]))
    const quarters = Math.ceil((now.getTime() - first) / QUARTER_MS)
    return {
      views: rows.reduce((sum, { views }) => sum + views, 0),
      downloads: rows.reduce((sum, { downloads }) => sum + downloads, 0),
      before,
      quarters: Array.from({ length: quarters }, (_, index) => {
        const time = first + index * QUARTER_MS
        return { at: new Date(time).toISOString(), count: counted.get(time) ?? 0 }
      }),
    }
  }

  return {
    async get(actor: Actor, locale: Locale): Promise<TonightDesk> {
      const now = clock.now()
      const addresses = createPictureAddresses(fileKeys.signerOf(actor.fileHandle))
      const [attention, next, usage, downloaded, writing] = await Promise.all([
        listAttention(actor, now),
        listNext(db, { now, locale, limit: MAX_NEXT }),
        loadUsage(now),
        listMostDownloaded(db, { from: new Date(now.getTime() - USAGE_MS), locale, limit: MAX_DOWNLOADED }),
        listWriting(db, {
          since: new Date(now.getTime() - WRITING_MS),
          locale,
          now,
          quietMs: QUIET_UPLOAD_MS,
        }),
      ])
      return {
        attention,
        next: {
          items: next.map(({ total: _total, at, ...item }) => ({ ...item, at: at.toISOString() })),
          total: next[0]?.total ?? 0,
        },
        usage,
        mostDownloaded: downloaded.map(({ postId, title, downloads, assetId, hasRenditions }) => ({
          postId: String(postId),
          title,
          downloads,
          thumbnail:
            assetId === null
              ? null
              : addresses.of(
                  { id: Number(assetId), kind: 'image', hasRenditions, posterFileId: null, recalledAt: null },
                  'thumb',
                ),
        })),
        writing: writing.map((row) => ({ ...row, at: row.at.toISOString() })),
      }
    },
  }
}
