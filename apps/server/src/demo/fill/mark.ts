import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../platform/database/database.ts'
import { posts } from '../../platform/database/schema/library.ts'
import { people } from '../../platform/database/schema/people.ts'
import { settings } from '../../platform/database/schema/records.ts'

const SETTING = 'demo'

const markSchema = z.object({ state: z.enum(['filling', 'full']), hasAccounts: z._default(z.boolean(), false) })

export type Mark = z.output<typeof markSchema>

/** How far the demo has come in this database; null where it was never begun. */
export async function readMark(db: Db): Promise<Mark | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING))
  return row ? markSchema.parse(row.value) : null
}

export async function writeMark(db: Db, mark: Mark, now: Date): Promise<void> {
  const row = { value: mark, updatedAt: now }
  await db
    .insert(settings)
    .values({ key: SETTING, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row })
}

/** Waits for whoever else is filling in the demo, and says whether there is still something to do. */
export async function lockUnfilled(tx: Db): Promise<boolean> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING)).for('update')
  return row !== undefined && markSchema.parse(row.value).state === 'filling'
}

/** A league's own database gets no demo: it is for one in which nobody and nothing is yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [person] = await db.select({ id: people.id }).from(people).limit(1)
  const [post] = await db.select({ id: posts.id }).from(posts).limit(1)
  return !person && !post
}
