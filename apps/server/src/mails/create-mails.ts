import type { Clock } from '../platform/clock/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { createOutbox } from '../platform/mail/outbox.ts'
import { deriveKey } from '../platform/random/tokens.ts'
import { createDeskNotice, type DeskNotice } from './desk/desk-notice.ts'
import type { AnyMail, Mails } from './mail-types.ts'
import { greetingName } from './typed-names.ts'

export interface MailsDeps {
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'queue'>
  /** The installation's secret. */
  readonly secret: string
  /** The sender's address: its domain is that of the Message-IDs. */
  readonly fromAddress: string
}

/** Templates of which nobody may get the same mail twice. Every mail of today is awaited: twice is better than never. */
export const BULK_TEMPLATES: readonly string[] = []

/** The key that encrypts the details of mails. */
export const mailKey = (secret: string): Buffer => deriveKey(secret, 'mails')

/** Creates what modules send mails with, in the product and in commands. */
export function createMails({ clock, jobs, secret, fromAddress }: MailsDeps): Mails & DeskNotice {
  const outbox = createOutbox<AnyMail>({
    clock,
    jobs,
    key: mailKey(secret),
    domain: fromAddress.slice(fromAddress.lastIndexOf('@') + 1),
    bulkTemplates: BULK_TEMPLATES,
  })
  return {
    ...outbox,
    enqueue(db, mail) {
      const { toName, ...rest } = mail
      const name = toName === undefined ? null : greetingName(toName)
      return outbox.enqueue(db, name === null ? rest : { ...rest, toName: name })
    },
    ...createDeskNotice({ clock, outbox }),
  }
}
