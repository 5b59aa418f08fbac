import type { AnswerOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { countMails, getMailServer, listMails } from '@mixed-zone/contract/endpoints/studio/mail'
import type { Locale } from '@mixed-zone/contract/locales'
import { isEndBeforeStart } from '@mixed-zone/contract/rules/days'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import {
  MAIL_STATES,
  type MailContent,
  type MailDetail,
  type MailState,
} from '@mixed-zone/contract/schemas/studio/mail'
import type { MailPreviews, Mails } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { listStartTimes } from '../../../platform/jobs/job-queue.ts'
import { MAIL_QUEUE } from '../../../platform/mail/outbox.ts'
import type { RenderedMail } from '../../../platform/mail/message.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createCode } from '../../../platform/random/tokens.ts'
import { recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import type { BulkJobs } from '../jobs/bulk-jobs.service.ts'
import { presentMail, presentServer } from './mail.presenter.ts'
import {
  cancelWaiting,
  countByState,
  countResendable,
  countReturnedOfDomain,
  findMailRow,
  findOwnUnsentTest,
  findPreview,
  findServerStatus,
  listAttempts,
  listMailIds,
  listMailNames,
  listMailRows,
  lockRecipient,
  type MailFilter,
  type MailRow,
} from './mail.repository.ts'
import { countSuppressed, deleteSuppression, findSuppression } from './suppressions.repository.ts'

const DOMAIN_PERIOD_MS = 30 * DAY_MS

export interface MailDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone' | 'fileKeys'> {
  readonly mails: Mails
  readonly mailPreviews: MailPreviews
  readonly jobs: Pick<BulkJobs, 'register'>
}

export type MailService = ReturnType<typeof createMailService>

export const mailScope = (id: number) => `mails/${id}`

export const templateScope = (template: string, locale: string) => `mail-templates/${template}/${locale}`

/** Who changes a mail: a caller, or the owner of a job. */
type Operator = Pick<Actor, 'personId'>

type MailChange = 'resend' | 'cancel'

export function createMailService({ db, clock, getTimeZone, fileKeys, mails, mailPreviews, jobs }: MailDeps) {
  /** When the mails that wait are tried. */
  async function listNextAttempts(tx: Db, rows: readonly MailRow[]): Promise<ReadonlyMap<string, Date>> {
    const waiting = rows.filter(({ state }) => state === 'waiting' || state === 'retrying')
    const keys = waiting.map(({ id }) => String(id))
    return listStartTimes(tx, MAIL_QUEUE.name, keys)
  }

  async function loadDetail(tx: Db, id: number): Promise<MailDetail> {
    const row = await findMailRow(tx, id, clock.now())
    if (!row) throw new ApiError('not-found')
    const suppression = row.recipient === '' ? null : await findSuppression(tx, row.recipient)
    const since = new Date(clock.now().getTime() - DOMAIN_PERIOD_MS)
    return {
      ...presentMail(row, await listNextAttempts(tx, [row])),
      notAfter: row.notAfter?.toISOString() ?? null,
      tries: (await listAttempts(tx, id)).map(({ at, ...attempt }) => ({ at: at.toISOString(), ...attempt })),
      suppressedSince: suppression?.since.toISOString() ?? null,
      returnedOfDomain: await countReturnedOfDomain(tx, row.recipient, since),
      hasContent: row.hasContent,
    }
  }

  interface Change {
    readonly operator: Operator
    readonly id: string
    readonly reason: string
  }

  /** Returns false if the mail is not in a state that allows it. */
  async function apply(tx: Db, kind: MailChange, mail: MailRow): Promise<boolean> {
    if (kind === 'cancel') return cancelWaiting(tx, mail.id)
    if (!(await mails.sendAgain(tx, mail.id))) return false
    await deleteSuppression(tx, mail.recipient)
    return true
  }

  async function change(tx: Db, kind: MailChange, { operator, id, reason }: Change): Promise<number> {
    const mailId = rowId(id)
    const before = mailId === null ? null : await findMailRow(tx, mailId, clock.now())
    if (!before) throw new ApiError('not-found')
    if (!(await apply(tx, kind, before))) throw new ApiError('conflict')
    await recordAudit(tx, {
      at: clock.now(),
      actor: { personId: operator.personId },
      action: kind === 'cancel' ? 'mail.cancelled' : 'mail.resent',
      subject: { kind: 'mail', id: before.id },
      details: { template: before.template },
      changes: { state: { before: before.state, after: kind === 'cancel' ? 'cancelled' : 'waiting' } },
      personal: { ...personOf(before), address: before.recipient, details: { reason } },
    })
    await recordStudioEvent(tx, { kind: 'mail', permission: 'users', subjectId: before.id })
    return before.id
  }

  const changeOne = (kind: MailChange, given: Change): Promise<MailDetail> =>
    db.transaction(async (tx) => loadDetail(tx, await change(tx, kind, given)))

  /** The same change of several mails, as a job. Mails that do not allow it stay as they are. */
  const registerBulk = (kind: MailChange) =>
    jobs.register<MailFilter, { readonly reason: string }>({
      kind: `mail.${kind}`,
      permission: 'users',
      listIds: (tx, filter) =>
        listMailIds(tx, filter, { now: clock.now(), timeZone: getTimeZone(), direction: 'desc' }),
      listLabels: listMailNames,
      run: (tx, { operator, id, options }) => change(tx, kind, { operator, id, reason: options.reason }),
    })

  async function loadContent(id: string) {
    const mailId = rowId(id)
    const stored = mailId === null ? null : await findPreview(db, mailId)
    if (mailId === null || !stored?.preview) throw new ApiError('not-found')
    const rendered = await mailPreviews.renderStored({ ...stored, preview: stored.preview })
    if (!rendered) throw new ApiError('not-found')
    return { mailId, rendered }
  }

  async function loadSample(template: string, locale: Locale): Promise<RenderedMail> {
    const rendered = await mailPreviews.renderSample(template, locale)
    if (!rendered) throw new ApiError('not-found')
    return rendered
  }

  return {
    async list(query: QueryOf<typeof listMails>, locale: Locale): Promise<AnswerOf<typeof listMails>> {
      const { page, pageSize, sort, direction, ...filter } = query
      if (isEndBeforeStart({ startDate: filter.from ?? null, endDate: filter.to ?? null })) {
        throw wrongFields(locale, { to: 'end-before-start' })
      }
      const shown = { page, pageSize, sort, direction, now: clock.now(), timeZone: getTimeZone() }
      const { rows, total } = await listMailRows(db, filter, shown)
      const nextAttempts = await listNextAttempts(db, rows)
      return { items: rows.map((row) => presentMail(row, nextAttempts)), total, page, pageSize }
    },

    async count(): Promise<AnswerOf<typeof countMails>> {
      const totals = new Map((await countByState(db)).map(({ state, total }) => [state, total]))
      const states = Object.fromEntries(MAIL_STATES.map((state) => [state, totals.get(state) ?? 0]))
      return {
        // Built from the list of all states.
        states: states as Record<MailState, number>,
        resendable: await countResendable(db, clock.now()),
        suppressedAddresses: await countSuppressed(db),
      }
    },

    async getServer(): Promise<AnswerOf<typeof getMailServer>> {
      return presentServer(await findServerStatus(db))
    },

    async get(id: string): Promise<MailDetail> {
      const mailId = rowId(id)
      if (mailId === null) throw new ApiError('not-found')
      return loadDetail(db, mailId)
    },

    async getContent(actor: Actor, id: string): Promise<MailContent> {
      const { mailId, rendered } = await loadContent(id)
      const k = fileKeys.sign(actor.fileHandle, mailScope(mailId))
      return { subject: rendered.subject, text: rendered.text, htmlUrl: `/api/mails/${mailId}?k=${k}` }
    },

    async getTemplate(actor: Actor, template: string, locale: Locale): Promise<MailContent> {
      const { subject, text } = await loadSample(template, locale)
      const scope = templateScope(template, locale)
      return { subject, text, htmlUrl: `/api/${scope}?k=${fileKeys.sign(actor.fileHandle, scope)}` }
    },

    getHtml: async (id: string) => withInertLinks((await loadContent(id)).rendered),

    getTemplateHtml: async (template: string, locale: Locale) => withInertLinks(await loadSample(template, locale)),

    resend: (operator: Operator, id: string, reason: string) => changeOne('resend', { operator, id, reason }),

    cancel: (operator: Operator, id: string, reason: string) => changeOne('cancel', { operator, id, reason }),

    resendMany: registerBulk('resend'),

    cancelMany: registerBulk('cancel'),

    /** One test at a time: who asks again gets the one that is under way. */
    async sendTest(actor: Actor): Promise<{ id: string }> {
      return db.transaction(async (tx) => {
        const person = await lockRecipient(tx, actor.personId)
        if (!person) throw new ApiError('token')
        const unsent = await findOwnUnsentTest(tx, actor.personId)
        if (unsent !== null) return { id: String(unsent) }
        const { email, firstName, surnames, locale } = person
        const now = clock.now()
        const id = await mails.enqueue(tx, {
          template: 'delivery-test',
          cause: `delivery-test:${actor.personId}:${createCode()}`,
          to: email,
          toName: fullName({ firstName, surnames }),
          locale,
          personId: actor.personId,
          details: { firstName, requestedAt: now.toISOString() },
        })
        if (id === null) throw new Error('the cause of a test is used twice')
        await recordAudit(tx, {
          at: now,
          actor: { personId: actor.personId },
          action: 'mail.tested',
          subject: { kind: 'mail', id },
          personal: { personId: actor.personId, address: email },
        })
        return { id: String(id) }
      })
    },
  }
}

/** Without permission for pop-ups, links of the frame lead nowhere. */
function withInertLinks({ html }: RenderedMail): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<base target="_blank">`)
}

function personOf({ personId, firstName, surnames }: MailRow) {
  return personId === null ? {} : { personId, name: fullName({ firstName, surnames }) }
}
