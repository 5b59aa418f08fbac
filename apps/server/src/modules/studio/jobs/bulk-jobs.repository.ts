import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { bulkJobRows, bulkJobs } from '../../../platform/database/schema/studio.ts'

export type JobRow = typeof bulkJobs.$inferSelect

interface NewJob {
  readonly ownerId: number
  readonly kind: string
  readonly options: unknown
  readonly subjectIds: readonly string[]
  readonly createdAt: Date
}

export async function insertJob(tx: Db, { subjectIds, ...job }: NewJob): Promise<JobRow> {
  const [inserted] = await tx
    .insert(bulkJobs)
    .values({ ...job, total: subjectIds.length })
    .returning()
  if (!inserted) throw new Error('the insert returned no row')
  // One parameter, whatever the number of rows.
  await tx.execute(sql`
    insert into ${bulkJobRows} (job_id, position, subject_id)
    select ${inserted.id}, position, subject_id
    from jsonb_array_elements_text(${JSON.stringify(subjectIds)}::jsonb) with ordinality as given (subject_id, position)`)
  return inserted
}

export async function lockJob(tx: Db, id: number): Promise<JobRow | null> {
  const [job] = await tx.select().from(bulkJobs).where(eq(bulkJobs.id, id)).for('update')
  return job ?? null
}

export async function findOwnJob(db: Db, ownerId: number, id: number): Promise<JobRow | null> {
  const [job] = await db
    .select()
    .from(bulkJobs)
    .where(and(eq(bulkJobs.id, id), eq(bulkJobs.ownerId, ownerId)))
  return job ?? null
}

interface Page {
  readonly limit: number
  readonly offset: number
}

export async function listOwnJobs(db: Db, ownerId: number, { order, limit, offset }: Page & { order: SQL[] }) {
  const where = eq(bulkJobs.ownerId, ownerId)
  const rows = await db
    .select()
    .from(bulkJobs)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(bulkJobs, where) }
}

export async function findPendingRow(tx: Db, jobId: number): Promise<{ position: number; subjectId: string } | null> {
  const [row] = await tx
    .select({ position: bulkJobRows.position, subjectId: bulkJobRows.subjectId })
    .from(bulkJobRows)
    .where(and(eq(bulkJobRows.jobId, jobId), isNull(bulkJobRows.result)))
    .orderBy(asc(bulkJobRows.position))
    .limit(1)
  return row ?? null
}

export async function saveResult(tx: Db, jobId: number, { position, result }: { position: number; result: string }) {
  await tx
    .update(bulkJobRows)
    .set({ result })
    .where(and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.position, position)))
}

export async function updateJob(
  tx: Db,
  id: number,
  change: Partial<Pick<JobRow, 'state' | 'finished' | 'failed' | 'endedAt'>>,
): Promise<JobRow | null> {
  const [updated] = await tx.update(bulkJobs).set(change).where(eq(bulkJobs.id, id)).returning()
  return updated ?? null
}

/** The rows that a job has changed. */
export async function listDoneIds(db: Db, jobId: number): Promise<string[]> {
  const rows = await db
    .select({ id: bulkJobRows.subjectId })
    .from(bulkJobRows)
    .where(and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.result, 'done')))
    .orderBy(asc(bulkJobRows.position))
  return rows.map(({ id }) => id)
}

const RESULT_FILTERS = {
  waiting: isNull(bulkJobRows.result),
  done: eq(bulkJobRows.result, 'done'),
  failed: and(isNotNull(bulkJobRows.result), ne(bulkJobRows.result, 'done')),
}

interface RowsQuery extends Page {
  readonly result?: keyof typeof RESULT_FILTERS | undefined
  readonly direction: 'asc' | 'desc'
}

export async function listJobRows(db: Db, jobId: number, { result, direction, limit, offset }: RowsQuery) {
  const where = and(eq(bulkJobRows.jobId, jobId), result && RESULT_FILTERS[result])
  const rows = await db
    .select({ subjectId: bulkJobRows.subjectId, result: bulkJobRows.result })
    .from(bulkJobRows)
    .where(where)
    .orderBy(direction === 'asc' ? asc(bulkJobRows.position) : desc(bulkJobRows.position))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(bulkJobRows, where) }
}
