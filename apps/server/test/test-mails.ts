import { asc } from 'drizzle-orm'
import { mailKey } from '../src/mails/create-mails.ts'
import type { AnyMail } from '../src/mails/mail-types.ts'
import type { Db } from '../src/platform/database/database.ts'
import { mails } from '../src/platform/database/schema/records.ts'
import { unseal } from '../src/platform/crypto/seal.ts'

type MailRow = typeof mails.$inferSelect

/** A row of the outbox with its decrypted details; null once they are erased. */
export type StoredMail = Omit<MailRow, 'details' | 'template'> & (Said | { template: string; details: null })

type Said = AnyMail extends infer Mail ? (Mail extends AnyMail ? Pick<Mail, 'template' | 'details'> : never) : never

/** Reads the outbox and decrypts its details. */
export function createMailReader(db: Db, secret: string): () => Promise<StoredMail[]> {
  const key = mailKey(secret)
  return async () => {
    const rows = await db.select().from(mails).orderBy(asc(mails.id))
    return rows.map(({ details, ...row }) => {
      if (details === null) return { ...row, details }
      // The outbox only accepts the details of their template.
      const opened = unseal(key, row.cause, details) as Pick<Said, 'details'>
      return { ...row, ...opened } as StoredMail
    })
  }
}
