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
  readonly secret: string
  /** The sender's address: its domain is that of the Message-IDs. */
  readonly fromAddress: string
}

/** Templates that must never be sent twice. All current mails are awaited: twice is better than never. */
export const BULK_TEMPLATES: readonly string[] = []

export const mailKey = (secret: string): Buffer => deriveKey(secret, 'mails')

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
