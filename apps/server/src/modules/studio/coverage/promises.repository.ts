import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { categories } from '../../../platform/database/schema/library.ts'
import { coveragePromises } from '../../../platform/database/schema/studio.ts'

const COLUMNS = {
  id: coveragePromises.id,
  categoryId: coveragePromises.categoryId,
  names: categories.names,
  anchor: coveragePromises.anchor,
  minutes: coveragePromises.minutes,
  locales: coveragePromises.locales,
  sectionId: coveragePromises.sectionId,
  pressContactId: coveragePromises.pressContactId,
  titles: coveragePromises.titles,
  version: coveragePromises.version,
}

export type PromiseRow = Awaited<ReturnType<typeof listPromiseRows>>[number]

/** In the order in which they fall due. */
export async function listPromiseRows(db: Db) {
  return db
    .select(COLUMNS)
    .from(coveragePromises)
    .innerJoin(categories, eq(categories.id, coveragePromises.categoryId))
    .orderBy(sql`${coveragePromises.anchor} = 'whistle'`, asc(coveragePromises.minutes), asc(coveragePromises.id))
}

export async function findPromiseRow(db: Db, id: number): Promise<PromiseRow | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(coveragePromises)
    .innerJoin(categories, eq(categories.id, coveragePromises.categoryId))
    .where(eq(coveragePromises.id, id))
  return row
}

export type PromiseValues = Omit<typeof coveragePromises.$inferInsert, 'id' | 'version'>

/** Null if the category is promised already. */
export async function insertPromise(tx: Db, values: PromiseValues): Promise<number | null> {
  const [row] = await tx
    .insert(coveragePromises)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: coveragePromises.id })
  return row?.id ?? null
}

export async function lockPromise(tx: Db, id: number) {
  const [row] = await tx.select().from(coveragePromises).where(eq(coveragePromises.id, id)).for('update')
  return row
}

export async function isPromised(tx: Db, categoryId: number): Promise<boolean> {
  return (await tx.$count(coveragePromises, eq(coveragePromises.categoryId, categoryId))) > 0
}

export async function updatePromiseRow(tx: Db, id: number, values: PromiseValues): Promise<void> {
  await tx
    .update(coveragePromises)
    .set({ ...values, version: sql`${coveragePromises.version} + 1` })
    .where(eq(coveragePromises.id, id))
}

export async function deletePromiseRow(tx: Db, id: number): Promise<void> {
  await tx.delete(coveragePromises).where(eq(coveragePromises.id, id))
}
