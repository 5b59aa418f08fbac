import type { Db } from '../../../platform/database/database.ts'
import { indexPosts } from './index-posts.ts'
import { type Named, listIdsOfNamed } from './index.repository.ts'

/** Posts that are read and written together. */
const STEP = 500

/** Makes posts found by the new names of what they bear: teams, categories, tags. */
export async function reindexNamed(db: Db, named: Named): Promise<void> {
  let last = 0
  for (;;) {
    const ids = await listIdsOfNamed(db, named, { after: last, limit: STEP })
    await indexPosts(db, ids)
    const end = ids.at(-1)
    if (end === undefined) return
    last = end
  }
}
