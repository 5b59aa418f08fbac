import { listNotices, markNoticesRead } from '@mixed-zone/contract/endpoints/notices'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { Notice } from '@mixed-zone/contract/schemas/notices'
import { rowIds } from '../../platform/database/row-id.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { listNoticesOf, markRead, type NoticeRow } from './notices.repository.ts'

export function createNoticesRoutes({ db, clock }: Pick<Platform, 'db' | 'clock'>): Route[] {
  return [
    route(listNotices, async ({ actor, locale }) => {
      const rows = await listNoticesOf(db, actor.personId)
      const items = rows.map((row) => presentNotice(row, locale))
      // Of those that are listed: nobody can read the others.
      return { items, unread: items.filter(({ isRead }) => !isRead).length }
    }),
    route(markNoticesRead, async ({ actor, body }) => {
      await markRead(db, { personId: actor.personId, ids: body.ids && rowIds(body.ids), now: clock.now() })
    }),
  ]
}

function presentNotice(row: NoticeRow, locale: Locale): Notice {
  return {
    id: String(row.id),
    kind: row.kind,
    at: row.at.toISOString(),
    postId: String(row.postId),
    postTitle: [locale, ...LOCALES].map((one) => row.postTitles[one]).find((title) => title !== '') ?? '',
    assetId: row.assetId === null ? null : String(row.assetId),
    assetName: row.assetName,
    text: row.texts[locale],
    isRead: row.readAt !== null,
  }
}
