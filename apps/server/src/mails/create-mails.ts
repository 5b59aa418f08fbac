import type { Clock } from '../platform/clock/clock.ts'
import { createOutbox } from '../platform/mail/outbox.ts'
import { deriveKey } from '../platform/random/tokens.ts'
import { createDeskNotice, type DeskNotice } from './desk/desk-notice.ts'
import type { AnyMail, Mails } from './mail-types.ts'
import { greetingName } from './typed-names.ts'

export interface MailsOptions {
  readonly clock: Clock
  /** The installation's secret. */
  readonly secret: string
  /** The sender's address: Message-IDs end with its domain. */
  readonly fromAddress: string
  /** Called when a mail was written. */
  readonly onEnqueued?: () => void
}

/** The key that mails are encrypted with. */
export const mailKey = (secret: string): Buffer => deriveKey(secret, 'mails')

/** What modules write mails with, for the running product and for commands beside it. */
export function createMails({ clock, secret, fromAddress, onEnqueued }: MailsOptions): Mails & DeskNotice {
  const outbox = createOutbox<AnyMail>({
    clock,
    key: mailKey(secret),
    domain: fromAddress.slice(fromAddress.lastIndexOf('@') + 1),
    ...(onEnqueued ? { onEnqueued } : {}),
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
