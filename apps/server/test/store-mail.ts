import { eq } from 'drizzle-orm'
import type { Mail } from '../src/mails/mail-types.ts'
import { mails } from '../src/platform/database/schema/records.ts'
import { createCode } from '../src/platform/random/tokens.ts'
import type { TestApp } from './start-test-app.ts'

export type StoredMailState = Partial<typeof mails.$inferInsert>

/** As it is after the address was refused for good. */
export const RETURNED: StoredMailState = {
  state: 'failed',
  smtpCode: 550,
  attempts: 1,
  lastError: '550 5.1.1 no such user',
}

/** Stores a mail in a given state and returns its id. */
export async function storeMail(
  { db, mailer }: Pick<TestApp, 'db' | 'mailer'>,
  given: Partial<Mail> = {},
  state: StoredMailState = {},
): Promise<string> {
  const mail = { template: 'rejected', cause: createCode(), to: 'caio@diario.test', locale: 'pt' } as const
  const details = { firstName: 'Caio', reason: 'Sem credencial' }
  // The details fit the template in each test.
  const id = await mailer.enqueue(db, { ...mail, details, ...given } as Mail)
  await db
    .update(mails)
    .set({ attempts: 0, ...state })
    .where(eq(mails.id, id ?? 0))
  return String(id)
}
