import type { StudioCounts } from '@mixed-zone/contract/schemas/studio/shell'
import { eq, min, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { accessRequests } from '../../../platform/database/schema/people.ts'
import { mails } from '../../../platform/database/schema/records.ts'
import type { Actor } from '../../../platform/http/actor.ts'

export type GetCounts = ReturnType<typeof createGetCounts>

export function createGetCounts({ db }: { readonly db: Db }) {
  return async (actor: Actor): Promise<StudioCounts> => {
    if (!actor.permissions.has('users')) return { requests: null, mails: null }
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
}
