import { join } from 'node:path'
import type { Clock } from '../platform/clock/clock.ts'
import type { Db } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import { createEmlTransport } from '../platform/mail/eml-transport.ts'
import type { Mailbox } from '../platform/mail/message.ts'
import { registerMailSender } from '../platform/mail/send-mail.ts'
import { createSmtpTransport } from '../platform/mail/smtp-transport.ts'
import { BULK_TEMPLATES, mailKey } from './create-mails.ts'
import type { DeskNotice } from './desk/desk-notice.ts'
import type { RenderMailHtml } from './load-mail-html.ts'
import { createMailRenderer, type MailSite } from './render-mail.ts'

export interface MailDeliveryDeps {
  readonly db: Db
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: Log
  /** The installation's secret. */
  readonly secret: string
  /** The mail server; without one, mails become files in `dataDir`. */
  readonly smtpUrl?: string | undefined
  readonly dataDir: string
  readonly from: Mailbox
  readonly site: MailSite
  readonly renderHtml: RenderMailHtml
  readonly desk: Pick<DeskNotice, 'listWaiting'>
}

/** Sends the mails of this installation as soon as jobs run. */
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
