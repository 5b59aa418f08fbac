import { join } from 'node:path'
import type { Clock } from '../platform/clock/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { createEmlTransport } from '../platform/mail/mail-transport.ts'
import type { Mailbox } from '../platform/mail/message.ts'
import { createOutbox } from '../platform/mail/outbox.ts'
import { registerMailSender } from '../platform/mail/send-mail.ts'
import { createSmtpTransport } from '../platform/mail/smtp-transport.ts'
import type { Platform } from '../platform/platform.ts'
import { deriveKey } from '../platform/random/tokens.ts'
import { createDeskNotice, type DeskNotice } from './desk/desk-notice.ts'
import type { RenderMailHtml } from './load-mail-html.ts'
import type { AnyMail, Mails } from './mail-types.ts'
import { createMailRenderer, type MailSite } from './render-mail.ts'
import { greetingName } from './typed-names.ts'

interface MailsDeps {
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'queue'>
  readonly secret: string
  /** The sender's address: its domain is that of the Message-IDs. */
  readonly fromAddress: string
}

/** Templates that must never be sent twice. All current mails are awaited: twice is better than never. */
const BULK_TEMPLATES: readonly string[] = []

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

interface MailDeliveryDeps extends Pick<Platform, 'db' | 'jobs' | 'clock' | 'log'> {
  readonly secret: string
  /** The mail server; without one, mails become files in `dataDir`. */
  readonly smtpUrl?: string | undefined
  readonly dataDir: string
  readonly from: Mailbox
  readonly site: MailSite
  readonly renderHtml: RenderMailHtml
  readonly desk: Pick<DeskNotice, 'listWaiting'>
}

export function registerMailDelivery({ secret, smtpUrl, dataDir, site, ...deps }: MailDeliveryDeps): void {
  const { db, jobs, clock, log, from, renderHtml, desk } = deps
  const isSentByHelp = from.address.toLowerCase() === site.helpEmail.toLowerCase()
  registerMailSender({
    db,
    jobs,
    clock,
    log,
    key: mailKey(secret),
    transport: smtpUrl ? createSmtpTransport({ url: smtpUrl }) : createEmlTransport(join(dataDir, 'outbox')),
    from,
    replyTo: isSentByHelp ? undefined : { name: site.leagueName, address: site.helpEmail },
    render: createMailRenderer({ site, renderHtml, listWaiting: () => desk.listWaiting(db) }),
    bulkTemplates: BULK_TEMPLATES,
  })
}
