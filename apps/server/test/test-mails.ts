import { asc } from 'drizzle-orm'
import { mailKey } from '../src/mails/create-mails.ts'
import type { AnyMail } from '../src/mails/mail-types.ts'
import type { Db } from '../src/platform/database/database.ts'
import { mails } from '../src/platform/database/schema/records.ts'
import { unseal } from '../src/platform/crypto/seal.ts'

type MailRow = typeof mails.$inferSelect

/** A mail's row, and what it says: nothing once that is erased. */
export type StoredMail = Omit<MailRow, 'details' | 'template'> & (Said | { template: string; details: null })

type Said = AnyMail extends infer Mail ? (Mail extends AnyMail ? Pick<Mail, 'template' | 'details'> : never) : never

/** Reads the outbox as its owner can. */
export function createMailReader(db: Db, secret: string): () => Promise<StoredMail[]> {
  const key = mailKey(secret)
  return async () => {
    const rows = await db.select().from(mails).orderBy(asc(mails.id))
    return rows.map(({ details, ...row }) => {
      if (details === null) return { ...row, details }
      // The outbox takes these details for this template, and nobody else can write them.
      const opened = unseal(key, row.cause, details) as Pick<Said, 'details'>
      return { ...row, ...opened } as StoredMail
    })
  }
}
