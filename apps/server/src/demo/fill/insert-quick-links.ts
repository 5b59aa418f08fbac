import type { Db } from '../../platform/database/database.ts'
import { quickLinks } from '../../platform/database/schema/library.ts'
import { type DemoQuickLink, QUICK_LINKS } from '@mixed-zone/demo-league/content/quick-links'
import type { StoredPost } from './insert-posts.ts'

function pathOf({ to }: DemoQuickLink, posts: readonly StoredPost[]): string | null {
  if ('path' in to) return to.path
  const found = posts.findLast(({ post }) =>
    'post' in to ? post.key === to.post : post.documents?.includes(to.document),
  )
  return found ? `/post/${found.id}` : null
}

/** The links of the home page. One that leads nowhere is left out. */
export async function insertQuickLinks(db: Db, posts: readonly StoredPost[]): Promise<void> {
  const rows = QUICK_LINKS.flatMap((link, position) => {
    const url = pathOf(link, posts)
    return url ? [{ position, titles: link.titles, icon: link.icon, url }] : []
  })
  if (rows.length > 0) await db.insert(quickLinks).values(rows)
}
