import { join } from 'node:path'
import { createEmlTransport } from '../platform/mail/mail-transport.ts'
import type { Mailbox } from '../platform/mail/message.ts'
import { registerMailSender } from '../platform/mail/send-mail.ts'
import { createSmtpTransport } from '../platform/mail/smtp-transport.ts'
import type { Platform } from '../platform/platform.ts'
import { BULK_TEMPLATES, mailKey } from './create-mails.ts'
import type { DeskNotice } from './desk/desk-notice.ts'
import type { RenderMailHtml } from './load-mail-html.ts'
import { createMailRenderer, type MailSite } from './render-mail.ts'

export interface MailDeliveryDeps extends Pick<Platform, 'db' | 'jobs' | 'clock' | 'log'> {
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
