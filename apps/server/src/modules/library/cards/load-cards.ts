import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Cache } from '../../../platform/cache/cache.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PostIndex } from '../post-index/post-index.ts'
import { type ReadContext, visibleTo } from '../rules.ts'
import { type CardRow, listCardRows } from './cards.repository.ts'
import { presentCard } from './card.presenter.ts'

/** In the order of the ids. Posts that the viewer may not see are left out. */
export type LoadCards = (ids: readonly number[], context: ReadContext) => Promise<Card[]>

interface LoadCardsDeps extends Pick<Platform, 'db' | 'caches'> {
  readonly postIndex: PostIndex
}

/** About 3 kB each. */
const MAX_ROWS = 6_000

/** Lists differ but share the newest posts, so rows are cached per card, each until its post changes. */
export function createLoadCards({ db, caches, postIndex }: LoadCardsDeps): LoadCards {
  const cache: Cache<CardRow> = caches.create({
    name: 'cards',
    dependsOn: ['taxonomy'],
    maxSize: MAX_ROWS,
  })

  return async (ids, context) => {
    const { viewer, today } = context
    const versions = await postIndex.versionsOf(ids)
    const rows = await cache.getMany(
      ids,
      (id) => `${viewer.seesEmbargoed} ${today} ${id} ${versions.get(id)}`,
      async (missing, now) => {
        const [loaded, until] = await Promise.all([
          listCardRows(db, { ids: missing, today, condition: visibleTo(viewer, now) }),
          postIndex.nextVisibilityChange(now),
        ])
        return { value: new Map(loaded.map((row) => [row.id, row])), until }
      },
    )
    return ids.flatMap((id) => {
      const row = rows.get(id)
      return (row && presentCard(row, context)) ?? []
    })
  }
}
