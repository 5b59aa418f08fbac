import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { peopleImportRows } from '../../../platform/database/schema/studio.ts'
import type { Invitation } from './invite.service.ts'

/** Those of these addresses that have an account, in lower case. */
export async function listKnownEmails(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ email: people.email })
    .from(people)
    .where(sql`${people.email} = any(${sql.param([...emails])}::citext[])`)
  return new Set(rows.map(({ email }) => email.toLowerCase()))
}

interface ImportRows {
  readonly jobId: number
  readonly rows: readonly { readonly key: string; readonly invitation: Invitation }[]
}

export async function insertImportRows(tx: Db, { jobId, rows }: ImportRows): Promise<void> {
  // One parameter, whatever the number of rows.
  await tx.execute(sql`
    insert into ${peopleImportRows} (key, job_id, email, data)
    select given ->> 'key', ${jobId}, given -> 'invitation' ->> 'email', given -> 'invitation'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) given`)
}

/** Null if its account exists already. */
export async function findInvitation(tx: Db, key: string): Promise<Invitation | null> {
  const [row] = await tx
    .select({ data: peopleImportRows.data })
    .from(peopleImportRows)
    .where(eq(peopleImportRows.key, key))
  // Stored by `insertImportRows` only.
  return (row?.data as Invitation | null | undefined) ?? null
}

export async function finishImportRow(tx: Db, key: string, personId: number): Promise<void> {
  await tx.update(peopleImportRows).set({ personId, data: null }).where(eq(peopleImportRows.key, key))
}

/** Names by key, for the results of the job. */
export async function listImportNames(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const name = sql<string>`coalesce(${people.firstName} || ' ' || ${people.surnames},
    ${peopleImportRows.data} ->> 'firstName' || ' ' || (${peopleImportRows.data} ->> 'surnames'))`
  const rows = await db
    .select({ key: peopleImportRows.key, email: peopleImportRows.email, name })
    .from(peopleImportRows)
    .leftJoin(people, eq(people.id, peopleImportRows.personId))
    .where(inArray(peopleImportRows.key, [...keys]))
  return new Map(rows.map((row) => [row.key, `${row.name}, ${row.email}`]))
}
