import type { StudioCounts } from '@mixed-zone/contract/schemas/studio/shell'
import { count, min, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { accessRequests } from '../../../platform/database/schema/people.ts'
import { mails } from '../../../platform/database/schema/records.ts'
import type { Actor } from '../../../platform/http/actor.ts'

export type GetCounts = ReturnType<typeof createGetCounts>

interface GetCountsDeps {
  readonly db: Db
  readonly isTonight: () => Promise<boolean>
}

export function createGetCounts({ db, isTonight }: GetCountsDeps) {
  return async ({ permissions }: Actor): Promise<StudioCounts> => {
    const [forDesk, forEditors, isNight] = await Promise.all([
      permissions.has('users') ? countForDesk(db) : { requests: null, mails: null },
      permissions.has('posts') ? countForEditors(db) : { posts: null, inbox: null },
      permissions.has('posts') && isTonight(),
    ])
    return { ...forDesk, ...forEditors, isTonight: isNight }
  }
}

const countOf = (counted: SQL) => sql<number>`(${counted})`.mapWith(Number)

async function countForEditors(db: Db): Promise<Pick<StudioCounts, 'posts' | 'inbox'>> {
  const [found] = await db
    .select({
      files: countOf(sql`
        select count(*) from ${assets} where ${assets.postId} is null and ${assets.draftPostId} is null`),
      posts: count(),
    })
    .from(posts)
    .where(sql`${posts.state} <> 'trash'`)
  return { posts: { all: found?.posts ?? 0 }, inbox: { files: found?.files ?? 0 } }
}

async function countForDesk(db: Db): Promise<Pick<StudioCounts, 'requests' | 'mails'>> {
  const [found] = await db
    .select({
      waiting: count(),
      oldestAt: min(accessRequests.createdAt),
      failed: countOf(sql`select count(*) from ${mails} where ${mails.state} = 'failed'`),
    })
    .from(accessRequests)
    // Literals, to match the predicates of partial indexes.
    .where(sql`${accessRequests.state} = 'waiting'`)
  return {
    requests: { waiting: found?.waiting ?? 0, oldestAt: found?.oldestAt?.toISOString() ?? null },
    mails: { failed: found?.failed ?? 0 },
  }
}
