import { asc, eq, isNotNull, or } from 'drizzle-orm'
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
    /** Replaces the whole order. Readers see those of them that they may see. */
    async set(actor: Actor, given: readonly string[]): Promise<{ ids: string[] }> {
      const ids = [...new Set(given)]
      return changes.commit(async (tx, affect) => {
        // Those of before and those of now, in one order, so that two orders at once cannot deadlock.
        const rows = await tx
          .select({ id: posts.id, state: posts.state, position: posts.featuredPosition })
          .from(posts)
          .where(or(anyOf(posts.id, rowIds(ids)), isNotNull(posts.featuredPosition)))
          .orderBy(asc(posts.id))
          .for('no key update')
        const found = new Set(rows.filter(({ state }) => state !== 'trash').map(({ id }) => String(id)))
        if (!ids.every((id) => found.has(id))) throw new ApiError('not-found')
        const before = rows
          .filter(({ position }) => position !== null)
          .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
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
          changes: changesBetween({ featured: before.map(({ id }) => String(id)) }, { featured: ids }),
        })
        await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: 'featured' })
        affect('posts')
        return { ids }
      })
    },
  }
}
