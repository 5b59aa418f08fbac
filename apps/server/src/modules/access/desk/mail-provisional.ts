import type { Mails } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { createCode } from '../../../platform/random/tokens.ts'
import type { Provisional } from '../passwords/provisional-password.ts'
import type { PersonAtLogin } from '../people.repository.ts'

type Recipient = Pick<
  PersonAtLogin,
  'id' | 'email' | 'firstName' | 'surnames' | 'communicationsLocale' | 'unsubscribeCode'
>

interface ProvisionalMail {
  readonly mails: Mails
  readonly provisional: Provisional
  /** In place of a password that the person had. */
  readonly isRenewal: boolean
}

/** Mails a provisional password that was not asked for on the form. */
export async function mailProvisional(
  tx: Db,
  person: Recipient,
  { mails, provisional, isRenewal }: ProvisionalMail,
): Promise<void> {
  await mails.enqueue(tx, {
    template: 'authorised',
    cause: `provisional:${person.id}:${createCode()}`,
    to: person.email,
    toName: `${person.firstName} ${person.surnames}`,
    locale: person.communicationsLocale,
    personId: person.id,
    details: {
      firstName: person.firstName,
      provisionalPassword: provisional.password,
      expiresAt: provisional.until.toISOString(),
      unsubscribeCode: person.unsubscribeCode,
      isRenewal,
    },
    notAfter: provisional.until,
  })
}
