import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../platform/database/database.ts'
import { posts, teams } from '../platform/database/schema/library.ts'
import { people } from '../platform/database/schema/people.ts'
import { settings } from '../platform/database/schema/records.ts'

const SETTING = 'demo'

const fillStateSchema = z.object({
  state: z.enum(['filling', 'full']),
  /** Whether the fill created the demo's accounts. Missing in databases that an older version filled. */
  hasAccounts: z._default(z.boolean(), false),
})

export type FillState = z.output<typeof fillStateSchema>

/** How far this database is filled; null if the demo was never started here. */
export async function loadFillState(db: Db): Promise<FillState | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING))
  return row ? fillStateSchema.parse(row.value) : null
}

/** Keeps the state that another node has saved already. */
export async function beginFill(db: Db, now: Date): Promise<void> {
  const value: FillState = { state: 'filling', hasAccounts: false }
  await db.insert(settings).values({ key: SETTING, value, updatedAt: now }).onConflictDoNothing()
}

/** Waits for another node that is filling. */
export async function lockFillState(tx: Db): Promise<FillState | null> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING)).for('update')
  return row ? fillStateSchema.parse(row.value) : null
}

export async function endFill(tx: Db, { hasAccounts }: Pick<FillState, 'hasAccounts'>, now: Date): Promise<void> {
  const value: FillState = { state: 'full', hasAccounts }
  await tx.update(settings).set({ value, updatedAt: now }).where(eq(settings.key, SETTING))
}

export async function hasContent(db: Db): Promise<boolean> {
  const [post] = await db.select({ id: posts.id }).from(posts).limit(1)
  const [team] = await db.select({ id: teams.id }).from(teams).limit(1)
  return post !== undefined || team !== undefined
}

/** A fill begins only in a database without people, posts and clubs. One that was interrupted has left none, so it begins again. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [person] = await db.select({ id: people.id }).from(people).limit(1)
  return person === undefined && !(await hasContent(db))
}
