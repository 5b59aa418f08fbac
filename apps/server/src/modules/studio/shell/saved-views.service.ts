import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { createSavedView, updateSavedView } from '@mixed-zone/contract/endpoints/studio/shell'
import { MAX_SAVED_VIEWS, type SavedView } from '@mixed-zone/contract/schemas/studio/shell'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { savedViews } from '../../../platform/database/schema/studio.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Of all lists. */
const MAX_ALL_VIEWS = 200

type ViewRow = typeof savedViews.$inferSelect

export type SavedViewsService = ReturnType<typeof createSavedViewsService>

export function createSavedViewsService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const listAll = (tx: Db, { personId }: Actor) =>
    tx.select().from(savedViews).where(eq(savedViews.personId, personId)).orderBy(asc(savedViews.id))

  /** Changes of a person's views wait for each other, so that limits and names hold. */
  async function change<T>(actor: Actor, work: (tx: Db) => Promise<T>): Promise<T> {
    return db.transaction(async (tx) => {
      await tx.select({ id: people.id }).from(people).where(eq(people.id, actor.personId)).for('no key update')
      return work(tx)
    })
  }

  async function findOwn(tx: Db, actor: Actor, id: string): Promise<ViewRow> {
    const [view] = await tx
      .select()
      .from(savedViews)
      .where(and(eq(savedViews.id, rowId(id) ?? 0), eq(savedViews.personId, actor.personId)))
    if (!view) throw new ApiError('not-found')
    return view
  }

  return {
    async list(actor: Actor, list: string): Promise<{ views: SavedView[] }> {
      const views = await listAll(db, actor)
      return { views: views.filter((view) => view.list === list).map(present) }
    },

    async create(actor: Actor, { list, name, query }: BodyOf<typeof createSavedView>): Promise<SavedView> {
      return change(actor, async (tx) => {
        const all = await listAll(tx, actor)
        const views = all.filter((view) => view.list === list)
        const isFull = views.length >= MAX_SAVED_VIEWS || all.length >= MAX_ALL_VIEWS
        if (isFull || views.some((view) => view.name === name)) throw new ApiError('conflict')
        const [created] = await tx
          .insert(savedViews)
          .values({ personId: actor.personId, list, name, query, createdAt: clock.now() })
          .returning()
        if (!created) throw new Error('the insert returned no row')
        return present(created)
      })
    },

    async update(actor: Actor, id: string, { name, query }: BodyOf<typeof updateSavedView>): Promise<SavedView> {
      return change(actor, async (tx) => {
        const view = await findOwn(tx, actor, id)
        const sameList = and(eq(savedViews.personId, actor.personId), eq(savedViews.list, view.list))
        const namesakes = await tx.$count(
          savedViews,
          and(sameList, eq(savedViews.name, name), ne(savedViews.id, view.id)),
        )
        if (namesakes > 0) throw new ApiError('conflict')
        await tx.update(savedViews).set({ name, query }).where(eq(savedViews.id, view.id))
        return present({ ...view, name, query })
      })
    },

    async delete(actor: Actor, id: string): Promise<void> {
      await change(actor, async (tx) => {
        const view = await findOwn(tx, actor, id)
        await tx.delete(savedViews).where(eq(savedViews.id, view.id))
      })
    },
  }
}

function present({ id, name, query }: ViewRow): SavedView {
  return { id: String(id), name, query }
}
