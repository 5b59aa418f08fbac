import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { changeCounters } from '../database/schema/records.ts'

/** What a change affects: what readers see of posts, the names of teams, tags, sections and matchdays, or the settings. */
export const CHANGE_AREAS = ['posts', 'taxonomy', 'settings'] as const

export type ChangeArea = (typeof CHANGE_AREAS)[number]

export type ChangeCounters = Readonly<Record<ChangeArea, number>>

/** What a node learns from the statements that select it. */
export interface DatabaseState {
  /** Null if the row is missing: then nothing is cached. */
  readonly changeCounters: ChangeCounters | null
  readonly databaseMs: number
}

const COUNTERS = `(select json_build_object('posts', posts, 'taxonomy', taxonomy, 'settings', settings) from change_counters)`
const TIME = '(extract(epoch from clock_timestamp()) * 1000)::double precision'

/** Columns for statements that nodes learn from. */
export const DATABASE_STATE = {
  changeCounters: sql<DatabaseState['changeCounters']>`${sql.raw(COUNTERS)}`.as('change_counters'),
  databaseMs: sql<number>`${sql.raw(TIME)}`.as('database_ms'),
}

export const SELECT_DATABASE_STATE = `select ${COUNTERS} as "changeCounters", ${TIME} as "databaseMs"`

export async function readDatabaseState(db: Db): Promise<readonly DatabaseState[]> {
  const { rows } = await db.execute<DatabaseState & Record<string, unknown>>(sql.raw(SELECT_DATABASE_STATE))
  return rows
}

/** At least the time in microseconds: after a restore, a counter never returns to a value that it had for other contents. */
const incremented = (counter: (typeof changeCounters)[ChangeArea]) =>
  sql`greatest(${counter} + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)`

export async function incrementCounters(tx: Db, areas: ReadonlySet<ChangeArea>): Promise<void> {
  await tx
    .update(changeCounters)
    .set(Object.fromEntries([...areas].map((area) => [area, incremented(changeCounters[area])])))
}
