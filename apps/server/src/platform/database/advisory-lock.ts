import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** The ids of all advisory locks, together so that no two are the same. Some migrations name them as well. */
export const ADVISORY_LOCKS = {
  migrations: 7_263_504,
  /** With the start of a file's digest as second key. */
  fileDigest: 7_263_505,
  deskMail: 7_263_601,
  featuredPosts: 7_263_602,
  usageDays: 7_263_603,
  /** Taken before a matchday or fixture is created or edited: without it, two calls at once create one twice. */
  matchdays: 7_263_620,
  squads: 7_263_671,
} as const

/** Waits until no other transaction has the lock, and keeps it until this one ends. */
export async function takeAdvisoryLock(
  tx: Db,
  name: Exclude<keyof typeof ADVISORY_LOCKS, 'fileDigest'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS[name]})`)
}
