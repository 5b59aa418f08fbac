import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../platform/database/database.ts'
import { posts, teams } from '../platform/database/schema/library.ts'
import { people } from '../platform/database/schema/people.ts'
import { settings } from '../platform/database/schema/records.ts'

const SETTING = 'demo'

const fillStateSchema = z.object({ state: z.enum(['filling', 'full']), hasAccounts: z._default(z.boolean(), false) })

export type FillState = z.output<typeof fillStateSchema>

/** How far this database is filled; null if the demo was never started here. */
export async function loadFillState(db: Db): Promise<FillState | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING))
  return row ? fillStateSchema.parse(row.value) : null
}

export async function saveFillState(db: Db, state: FillState, now: Date): Promise<void> {
  const row = { value: state, updatedAt: now }
  await db
    .insert(settings)
    .values({ key: SETTING, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row })
}

/** Waits for another node that is filling, and returns whether the database still has to be filled. */
export async function lockUnfilled(tx: Db): Promise<boolean> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING)).for('update')
  return row !== undefined && fillStateSchema.parse(row.value).state === 'filling'
}

export async function hasContent(db: Db): Promise<boolean> {
  const [post] = await db.select({ id: posts.id }).from(posts).limit(1)
  const [team] = await db.select({ id: teams.id }).from(teams).limit(1)
  return post !== undefined || team !== undefined
}

/** A fill begins, or resumes, only in a database without people, posts and clubs. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [person] = await db.select({ id: people.id }).from(people).limit(1)
  return person === undefined && !(await hasContent(db))
}
