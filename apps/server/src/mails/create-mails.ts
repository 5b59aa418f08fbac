import { join } from 'node:path'
import type { SettingValues } from '@mixed-zone/contract/schemas/studio/settings'
import { revokeDomainTrust } from '../modules/access/access.ts'
import { recordStudioEvent } from '../modules/live/live.ts'
import type { Clock } from '../platform/clock/clock.ts'
import { unseal } from '../platform/crypto/seal.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { createEmlTransport } from '../platform/mail/mail-transport.ts'
import type { Mailbox } from '../platform/mail/message.ts'
import { createOutbox } from '../platform/mail/outbox.ts'
import { registerMailSender } from '../platform/mail/mail-sender.ts'
import { createSmtpTransport } from '../platform/mail/smtp-transport.ts'
import type { Platform } from '../platform/platform.ts'
import { deriveKey } from '../platform/random/tokens.ts'
import { isMailTemplate } from './build-content.ts'
import { createDeskNotice, type DeskNotice } from './desk/desk-notice.ts'
import type { RenderMailHtml } from './load-mail-html.ts'
import type { AnyMail, MailPreviews, Mails } from './mail-types.ts'
import { createMailRenderer, type MailSite, previewRejectionMail } from './render-mail.ts'
import { SAMPLE_WAITING, sampleDetails } from './sample-details.ts'
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
    hideSecrets,
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

/** Shown instead of a secret, also as part of an address. */
const HIDDEN = '********'

/** Details that open an account, a request or a subscription. */
const SECRETS: readonly string[] = ['provisionalPassword', 'token', 'code', 'unsubscribeCode']

function hideSecrets(details: object): object {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, SECRETS.includes(name) ? HIDDEN : value]),
  )
}

interface MailPreviewsDeps {
  readonly clock: Clock
  readonly secret: string
  readonly getSite: () => MailSite
  readonly renderHtml: RenderMailHtml
}

export function createMailPreviews({ secret, clock, ...deps }: MailPreviewsDeps): MailPreviews {
  const key = mailKey(secret)
  // Only a sample lists requests: of the desk's mails, no preview is stored.
  const render = createMailRenderer({ ...deps, listPendingRequests: async () => SAMPLE_WAITING })
  return {
    /** Renders from what was stored without secrets, so that they cannot be shown. */
    async renderStored({ template, cause, locale, preview }) {
      // Safe to cast: `unseal` rejects bytes that the outbox has not written.
      const details = unseal(key, cause, preview) as object
      return render({ template, locale, details })
    },
    async renderSample(template, locale) {
      if (!isMailTemplate(template)) return null
      const details = hideSecrets(sampleDetails(locale, clock.now())[template])
      return render({ template, locale, details })
    },
    previewRejectionMail: (reader) => previewRejectionMail(deps.getSite(), reader),
  }
}

/** The installation as its mails name it, with the address at which it is reached. */
export function mailSiteOf({ brand, help, timeZone }: SettingValues, publicUrl: string): MailSite {
  return {
    publicUrl,
    portalName: brand.portalName,
    leagueName: brand.leagueName,
    accent: brand.accent,
    helpEmail: help.email,
    helpTelephone: help.telephone,
    timeZone: timeZone.name,
  }
}

interface MailDeliveryDeps extends Pick<Platform, 'db' | 'jobs' | 'clock' | 'log'> {
  readonly secret: string
  /** The mail server; without one, mails become files in `dataDir`. */
  readonly smtpUrl?: string | undefined
  readonly dataDir: string
  /** From the configuration; null for the league's name and the help address. */
  readonly mailFrom: { readonly name: string | null; readonly address: string | null }
  readonly getSite: () => MailSite
  readonly renderHtml: RenderMailHtml
  readonly desk: Pick<DeskNotice, 'listPendingRequests'>
}

export function registerMailDelivery({ secret, smtpUrl, dataDir, getSite, ...deps }: MailDeliveryDeps): void {
  const { db, jobs, clock, log, mailFrom, renderHtml, desk } = deps
  const getSender = (): { from: Mailbox; replyTo?: Mailbox } => {
    const { leagueName, helpEmail } = getSite()
    const from = { name: mailFrom.name ?? leagueName, address: mailFrom.address ?? helpEmail }
    // Answers reach the help address.
    const isSentByHelp = from.address.toLowerCase() === helpEmail.toLowerCase()
    return { from, ...(isSentByHelp ? {} : { replyTo: { name: leagueName, address: helpEmail } }) }
  }
  registerMailSender({
    db,
    jobs,
    clock,
    log,
    key: mailKey(secret),
    transport: smtpUrl ? createSmtpTransport({ url: smtpUrl }) : createEmlTransport(join(dataDir, 'outbox')),
    getSender,
    render: createMailRenderer({ getSite, renderHtml, listPendingRequests: () => desk.listPendingRequests(db) }),
    bulkTemplates: BULK_TEMPLATES,
    onReturned: (tx, { address, at }) => revokeDomainTrust(tx, { email: address, why: 'returned-mail', at }),
    onChange: (tx, mailId) => recordStudioEvent(tx, { kind: 'mail', permission: 'users', subjectId: mailId }),
  })
}
