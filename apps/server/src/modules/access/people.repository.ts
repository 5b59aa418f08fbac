import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Db } from '../../platform/database/database.ts'
import { accountMerges, people } from '../../platform/database/schema/people.ts'

const LOGIN_COLUMNS = {
  id: people.id,
  email: people.email,
  firstName: people.firstName,
  surnames: people.surnames,
  role: people.role,
  permissionsAdded: people.permissionsAdded,
  permissionsTaken: people.permissionsTaken,
  state: people.state,
  communicationsLocale: people.communicationsLocale,
  newsletter: people.newsletter,
  newsletterPending: people.newsletterPending,
  unsubscribeCode: people.unsubscribeCode,
  passwordHash: people.passwordHash,
  provisionalUntil: people.provisionalUntil,
  embargoTermsAcceptedAt: people.embargoTermsAcceptedAt,
  lastSeenAt: people.lastSeenAt,
}

export type PersonAtLogin = NonNullable<Awaited<ReturnType<typeof findByEmail>>>

export type NewPersonRow = typeof people.$inferInsert

export async function findByEmail(db: Db, email: string) {
  const [person] = await db.select(LOGIN_COLUMNS).from(people).where(eq(people.email, email))
  return person ?? null
}

export async function findById(db: Db, personId: number) {
  const [person] = await db.select(LOGIN_COLUMNS).from(people).where(eq(people.id, personId))
  return person ?? null
}

export async function lockPerson(tx: Db, personId: number) {
  const [person] = await tx.select(LOGIN_COLUMNS).from(people).where(eq(people.id, personId)).for('update')
  return person ?? null
}

/** In the order of their ids, so that two transactions cannot deadlock. */
export async function lockPeople(tx: Db, personIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: people.id })
    .from(people)
    .where(anyOf(people.id, personIds))
    .orderBy(asc(people.id))
    .for('update')
}

/** An admin who can still change people. */
export const IS_ADMIN = and(
  eq(people.role, 'admin'),
  eq(people.state, 'active'),
  sql`not ('users' = any(${people.permissionsTaken}))`,
)

export function listAdmins(db: Db) {
  return db.select(LOGIN_COLUMNS).from(people).where(IS_ADMIN).orderBy(asc(people.id))
}

/** So that two admins cannot demote each other concurrently. */
export function lockAdmins(tx: Db) {
  return listAdmins(tx).for('update')
}

type PersonChange = Partial<
  Pick<
    NewPersonRow,
    | 'lastSeenAt'
    | 'lockedUntil'
    | 'newsletter'
    | 'newsletterPending'
    | 'passwordHash'
    | 'provisionalUntil'
    | 'role'
    | 'permissionsAdded'
    | 'permissionsTaken'
    | 'state'
    | 'suspendedReason'
    | 'updatedAt'
  >
>

export async function updatePerson(db: Db, personId: number, change: PersonChange): Promise<void> {
  await db.update(people).set(change).where(eq(people.id, personId))
}

/** Using a password or link from a mail confirms the newsletter that was chosen on the request. */
export async function confirmNewsletter(tx: Db, person: PersonAtLogin): Promise<PersonAtLogin> {
  if (!person.newsletterPending) return person
  const confirmed = { newsletter: true, newsletterPending: false }
  await updatePerson(tx, person.id, confirmed)
  return { ...person, ...confirmed }
}

/** Deletes an account that nobody has logged in to and no other was merged into; false if somebody has. */
export async function deleteUnused(tx: Db, personId: number): Promise<boolean> {
  const merges = tx.select({ id: accountMerges.id }).from(accountMerges).where(eq(accountMerges.survivorId, personId))
  const deleted = await tx
    .delete(people)
    .where(and(eq(people.id, personId), isNull(people.lastSeenAt), notExists(merges)))
    .returning({ id: people.id })
  return deleted.length > 0
}

/** Null if the address has an account, also if another transaction has just created it. */
export async function insertNewPerson(db: Db, person: NewPersonRow): Promise<number | null> {
  const [inserted] = await db
    .insert(people)
    .values(person)
    .onConflictDoNothing({ target: people.email })
    .returning({ id: people.id })
  return inserted?.id ?? null
}

export async function insertPerson(db: Db, person: NewPersonRow): Promise<number> {
  const [inserted] = await db.insert(people).values(person).returning({ id: people.id })
  if (!inserted) throw new Error('the insert returned no row')
  return inserted.id
}
