import { join } from 'node:path'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import { createEmlTransport } from '../platform/mail/eml-transport.ts'
import { createMailWorker, type MailWorker, type Pace } from '../platform/mail/mail-worker.ts'
import type { Mailbox } from '../platform/mail/message.ts'
import { createSmtpTransport } from '../platform/mail/smtp-transport.ts'
import { mailKey } from './create-mails.ts'
import type { DeskNotice } from './desk/desk-notice.ts'
import type { RenderMailHtml } from './load-mail-html.ts'
import { createMailRenderer, type MailSite } from './render-mail.ts'

export interface MailDeliveryOptions {
  readonly database: Pick<Database, 'db' | 'engine'>
  readonly clock: Clock
  readonly log: Log
  /** The installation's secret. */
  readonly secret: string
  /** A mail server; without one, mails become files in `dataDir`. */
  readonly smtpUrl?: string | undefined
  readonly dataDir: string
  readonly from: Mailbox
  readonly site: MailSite
  readonly renderHtml: RenderMailHtml
  readonly desk: Pick<DeskNotice, 'listWaiting'>
  readonly pace?: Pace
}

/** Every mail of today is one that its reader waits for: none may be missed, and twice is better than never. */
const ONCE_ONLY: readonly string[] = []

/** Sends the mails of this installation. */
export function createMailDelivery({ secret, smtpUrl, dataDir, site, ...options }: MailDeliveryOptions): MailWorker {
  const { database, clock, log, from, renderHtml, desk, pace } = options
  const isAnsweredByHelp = from.address.toLowerCase() === site.helpEmail.toLowerCase()
  return createMailWorker({
    database,
    clock,
    log,
    key: mailKey(secret),
    transport: smtpUrl ? createSmtpTransport({ url: smtpUrl }) : createEmlTransport(join(dataDir, 'outbox')),
    from,
    replyTo: isAnsweredByHelp ? undefined : { name: site.leagueName, address: site.helpEmail },
    render: createMailRenderer({ site, renderHtml, listWaiting: () => desk.listWaiting(database.db) }),
    onceOnly: ONCE_ONLY,
    ...(pace ? { pace } : {}),
  })
}
