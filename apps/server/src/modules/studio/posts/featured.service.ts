import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { setFeatured } from '@mixed-zone/contract/endpoints/studio/posts'
import { asc, eq, isNotNull, or } from 'drizzle-orm'
import { takeAdvisoryLock } from '../../../platform/database/advisory-lock.ts'
import { anyOf } from '../../../platform/database/any-of.ts'
import { rowIds } from '../../../platform/database/row-id.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changesBetween, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'

export type FeaturedService = ReturnType<typeof createFeaturedService>

export function createFeaturedService({ changes, clock }: Pick<Platform, 'changes' | 'clock'>) {
  return {
    /** Replaces the whole order. Readers see those of them that they may see. Rejects with `conflict` if somebody has changed it since. */
    async set(actor: Actor, { ids: given, previousIds }: BodyOf<typeof setFeatured>): Promise<{ ids: string[] }> {
      const ids = [...new Set(given)]
      return changes.commit(async (tx, affect) => {
        // Two orders may have no post in common.
        await takeAdvisoryLock(tx, 'featuredPosts')
        // In the order of all other locks of posts, against deadlocks.
        const rows = await tx
          .select({ id: posts.id, state: posts.state, position: posts.featuredPosition })
          .from(posts)
          .where(or(anyOf(posts.id, rowIds(ids)), isNotNull(posts.featuredPosition)))
          .orderBy(asc(posts.id))
          .for('no key update')
        const found = new Set(rows.filter(({ state }) => state !== 'trash').map(({ id }) => String(id)))
        const before = rows
          .filter(({ id, position }) => position !== null && found.has(String(id)))
          .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
          .map(({ id }) => String(id))
        if (!isDeepStrictEqual(before, previousIds)) throw new ApiError('conflict', { current: before })
        if (!ids.every((id) => found.has(id))) throw new ApiError('not-found')
        await tx.update(posts).set({ featuredPosition: null }).where(isNotNull(posts.featuredPosition))
        for (const [featuredPosition, id] of ids.entries()) {
          await tx
            .update(posts)
            .set({ featuredPosition })
            .where(eq(posts.id, Number(id)))
        }
        await recordAudit(tx, {
          at: clock.now(),
          actor: { personId: actor.personId },
          action: 'post.featured',
          subject: { kind: 'list', id: 'featured' },
          changes: changesBetween({ featured: before }, { featured: ids }),
        })
        await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: 'featured' })
        affect('posts')
        return { ids }
      })
    },
  }
}
