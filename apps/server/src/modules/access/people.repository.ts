import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { people } from '../../platform/database/schema/people.ts'

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
  unsubscribeCode: people.unsubscribeCode,
  passwordHash: people.passwordHash,
  provisionalUntil: people.provisionalUntil,
}

export type PersonAtLogin = NonNullable<Awaited<ReturnType<typeof findByEmail>>>

export type NewPersonRow = typeof people.$inferInsert

export async function findByEmail(db: Db, email: string) {
  const [person] = await db.select(LOGIN_COLUMNS).from(people).where(eq(people.email, email))
  return person ?? null
}

export async function markSeen(db: Db, personId: number, at: Date): Promise<void> {
  await db.update(people).set({ lastSeenAt: at }).where(eq(people.id, personId))
}

export async function insertPerson(db: Db, person: NewPersonRow): Promise<number> {
  const [inserted] = await db.insert(people).values(person).returning({ id: people.id })
  if (!inserted) throw new Error('A person was inserted, but not returned')
  return inserted.id
}
