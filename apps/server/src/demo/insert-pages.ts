import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { DemoLeague } from '@mixed-zone/demo-league/demo-league'
import type { QuickLink } from '@mixed-zone/demo-league/schemas'
import type { Db } from '../platform/database/database.ts'
import { quickLinks } from '../platform/database/schema/library.ts'
import { socialAccounts, socialItems } from '../platform/database/schema/social.ts'
import type { StoredPost } from './insert-posts.ts'
import type { StoredArt } from './store-art.ts'

function pathOf({ to }: QuickLink, posts: readonly StoredPost[]): string | null {
  if ('path' in to) return to.path
  const found = posts.findLast(({ post }) =>
    'post' in to ? post.key === to.post : post.documents?.includes(to.document),
  )
  return found ? `/post/${found.id}` : null
}

/** The quick links of the home page. Links without a target are left out. */
export async function insertQuickLinks(db: Db, league: DemoLeague, posts: readonly StoredPost[]): Promise<void> {
  const rows = league.quickLinks.flatMap((link, position) => {
    const url = pathOf(link, posts)
    return url ? [{ position, titles: link.titles, icon: link.icon, url }] : []
  })
  if (rows.length > 0) await db.insert(quickLinks).values(rows)
}

/** The league's social accounts and their items, as if their feeds had just been read. */
export async function insertSocial(
  db: Db,
  league: DemoLeague,
  { art, now }: { readonly art: StoredArt; readonly now: Date },
): Promise<void> {
  for (const [position, { network, handle, url, items }] of league.socialAccounts.entries()) {
    const [account] = await db
      .insert(socialAccounts)
      .values({ position, network, handle, url, nextFetchAt: now, createdAt: now })
      .returning({ id: socialAccounts.id })
    if (!account) continue
    await db.insert(socialItems).values(
      items.map(({ hoursAgo, title, text, picture }, index) => ({
        accountId: account.id,
        guid: `demo-${index}`,
        title,
        text,
        url: `${url}/${items.length - index}`,
        imageFileId: picture === null ? null : (art.pictures.get(picture)?.id ?? null),
        publishedAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
        seenAt: now,
      })),
    )
  }
}
