import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
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
        const rows = await tx
          .select({ id: posts.id })
          .from(posts)
          .where(and(anyOf(posts.id, rowIds(ids)), ne(posts.state, 'trash')))
          .orderBy(asc(posts.id))
          .for('no key update')
        if (rows.length !== ids.length) throw new ApiError('not-found')
        const before = await tx
          .select({ id: posts.id })
          .from(posts)
          .where(isNotNull(posts.featuredPosition))
          .orderBy(asc(posts.featuredPosition))
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
