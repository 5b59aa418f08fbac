import type { StudioCounts } from '@mixed-zone/contract/schemas/studio/shell'
import { and, eq, isNull, min, ne, sql } from 'drizzle-orm'
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
  return async ({ permissions }: Actor): Promise<StudioCounts> => ({
    ...(permissions.has('users') ? await countForDesk(db) : { requests: null, mails: null }),
    ...(permissions.has('posts') ? await countForEditors(db) : { posts: null, inbox: null }),
    isTonight: permissions.has('posts') && (await isTonight()),
  })
}

async function countForEditors(db: Db): Promise<Pick<StudioCounts, 'posts' | 'inbox'>> {
  return {
    posts: { all: await db.$count(posts, ne(posts.state, 'trash')) },
    inbox: { files: await db.$count(assets, and(isNull(assets.postId), isNull(assets.draftPostId))) },
  }
}

async function countForDesk(db: Db): Promise<Pick<StudioCounts, 'requests' | 'mails'>> {
  const [requests] = await db
    .select({ waiting: sql<number>`count(*)`.mapWith(Number), oldestAt: min(accessRequests.createdAt) })
    .from(accessRequests)
    .where(eq(accessRequests.state, 'waiting'))
  // A literal, to match the predicate of the partial index.
  const failed = await db.$count(mails, sql`${mails.state} = 'failed'`)
  return {
    requests: { waiting: requests?.waiting ?? 0, oldestAt: requests?.oldestAt?.toISOString() ?? null },
    mails: { failed },
  }
}
