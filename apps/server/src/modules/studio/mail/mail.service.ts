import type { AnswerOf, BodyOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type {
  countMails,
  getMailContent,
  listMails,
  listSuppressedAddresses,
  releaseAddress,
} from '@mixed-zone/contract/endpoints/studio/mail'
import type { Locale } from '@mixed-zone/contract/locales'
import { isEndBeforeStart } from '@mixed-zone/contract/rules/days'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { MAIL_STATES, type MailDetail, type MailItem, type MailState } from '@mixed-zone/contract/schemas/studio/mail'
import type { Mails, RenderPreview } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createCode } from '../../../platform/random/tokens.ts'
import { type AuditAction, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import {
  cancelWaiting,
  countByState,
  countReturnedOfDomain,
  countSuppressed,
  deleteSuppression,
  findMailRow,
  findOwnUnsentTest,
  findPreview,
  findSuppression,
  listAttempts,
  listMailRows,
  listSuppressions,
  lockRecipient,
  type MailRow,
  type SuppressionRow,
} from './mail.repository.ts'

const DOMAIN_PERIOD_MS = 30 * DAY_MS

export interface MailDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone' | 'fileKeys'> {
  readonly mails: Mails
  readonly renderPreview: RenderPreview
}

export type MailService = ReturnType<typeof createMailService>

export const mailScope = (id: number) => `mails/${id}`

export function createMailService({ db, clock, getTimeZone, fileKeys, mails, renderPreview }: MailDeps) {
  async function loadDetail(tx: Db, id: number): Promise<MailDetail> {
    const row = await findMailRow(tx, id, clock.now())
    if (!row) throw new ApiError('not-found')
    const suppression = row.recipient === '' ? null : await findSuppression(tx, row.recipient)
    const since = new Date(clock.now().getTime() - DOMAIN_PERIOD_MS)
    return {
      ...presentMail(row),
      notAfter: row.notAfter?.toISOString() ?? null,
      tries: (await listAttempts(tx, id)).map(({ at, ...attempt }) => ({ at: at.toISOString(), ...attempt })),
      suppressedSince: suppression?.since.toISOString() ?? null,
      returnedOfDomain: await countReturnedOfDomain(tx, row.recipient, since),
      hasContent: row.hasContent,
    }
  }

  interface Change {
    readonly action: AuditAction
    readonly reason: string
    /** Returns false if the mail is not in a state that allows it. */
    readonly apply: (tx: Db, mail: MailRow) => Promise<boolean>
  }

  async function change(actor: Actor, id: string, { action, reason, apply }: Change): Promise<MailDetail> {
    const mailId = rowId(id)
    if (mailId === null) throw new ApiError('not-found')
    return db.transaction(async (tx) => {
      const before = await findMailRow(tx, mailId, clock.now())
      if (!before) throw new ApiError('not-found')
      if (!(await apply(tx, before))) throw new ApiError('conflict')
      await recordAudit(tx, {
        at: clock.now(),
        actor: { personId: actor.personId },
        action,
        subject: { kind: 'mail', id: mailId },
        details: { template: before.template },
        changes: { state: { before: before.state, after: action === 'mail.cancelled' ? 'cancelled' : 'waiting' } },
        personal: { ...personOf(before), address: before.recipient, details: { reason } },
      })
      await recordStudioEvent(tx, { kind: 'mail', permission: 'users', subjectId: mailId })
      return loadDetail(tx, mailId)
    })
  }

  async function loadContent(id: string) {
    const mailId = rowId(id)
    const stored = mailId === null ? null : await findPreview(db, mailId)
    if (mailId === null || !stored?.preview) throw new ApiError('not-found')
    const rendered = await renderPreview({ ...stored, preview: stored.preview })
    if (!rendered) throw new ApiError('not-found')
    return { mailId, rendered }
  }

  return {
    async list(query: QueryOf<typeof listMails>, locale: Locale): Promise<AnswerOf<typeof listMails>> {
      const { page, pageSize, sort, direction, ...filter } = query
      if (isEndBeforeStart({ startDate: filter.from ?? null, endDate: filter.to ?? null })) {
        throw wrongFields(locale, { to: 'end-before-start' })
      }
      const shown = { page, pageSize, sort, direction, now: clock.now(), timeZone: getTimeZone() }
      const { rows, total } = await listMailRows(db, filter, shown)
      return { items: rows.map(presentMail), total, page, pageSize }
    },

    async count(): Promise<AnswerOf<typeof countMails>> {
      const totals = new Map((await countByState(db)).map(({ state, total }) => [state, total]))
      const states = Object.fromEntries(MAIL_STATES.map((state) => [state, totals.get(state) ?? 0]))
      // Built from the list of all states.
      return { states: states as Record<MailState, number>, suppressedAddresses: await countSuppressed(db) }
    },

    async get(id: string): Promise<MailDetail> {
      const mailId = rowId(id)
      if (mailId === null) throw new ApiError('not-found')
      return loadDetail(db, mailId)
    },

    async getContent(actor: Actor, id: string): Promise<AnswerOf<typeof getMailContent>> {
      const { mailId, rendered } = await loadContent(id)
      const k = fileKeys.sign(actor.fileHandle, mailScope(mailId))
      return { subject: rendered.subject, text: rendered.text, htmlUrl: `/api/mails/${mailId}?k=${k}` }
    },

    async getHtml(id: string): Promise<string> {
      const { rendered } = await loadContent(id)
      // Without permission for pop-ups, links of the frame lead nowhere.
      return rendered.html.replace(/<head[^>]*>/, (head) => `${head}<base target="_blank">`)
    },

    async resend(actor: Actor, id: string, reason: string): Promise<MailDetail> {
      return change(actor, id, {
        action: 'mail.resent',
        reason,
        async apply(tx, mail) {
          if (!(await mails.sendAgain(tx, mail.id))) return false
          await deleteSuppression(tx, mail.recipient)
          return true
        },
      })
    },

    async cancel(actor: Actor, id: string, reason: string): Promise<MailDetail> {
      return change(actor, id, { action: 'mail.cancelled', reason, apply: (tx, mail) => cancelWaiting(tx, mail.id) })
    },

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
          toName: `${firstName} ${surnames}`,
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

    async listSuppressed(
      query: QueryOf<typeof listSuppressedAddresses>,
    ): Promise<AnswerOf<typeof listSuppressedAddresses>> {
      const { rows, total } = await listSuppressions(db, query)
      return { items: rows.map(presentSuppression), total, page: query.page, pageSize: query.pageSize }
    },

    async release(actor: Actor, { address, reason }: BodyOf<typeof releaseAddress>): Promise<void> {
      await db.transaction(async (tx) => {
        const released = await deleteSuppression(tx, address)
        if (!released) throw new ApiError('not-found')
        await recordAudit(tx, {
          at: clock.now(),
          actor: { personId: actor.personId },
          action: 'mail.address-released',
          subject: { kind: 'mail', id: released.mailId ?? '' },
          personal: { address: released.address, details: { reason, answer: released.answer } },
        })
        await recordStudioEvent(tx, { kind: 'mail', permission: 'users', subjectId: released.mailId ?? '' })
      })
    },
  }
}

function personOf({ personId, firstName, surnames }: MailRow) {
  return personId === null ? {} : { personId, name: `${firstName ?? ''} ${surnames ?? ''}`.trim() }
}

export function presentMail(row: MailRow): MailItem {
  const { personId, firstName, surnames } = row
  return {
    id: String(row.id),
    state: row.state,
    template: row.template,
    recipient: row.recipient,
    person: personId === null ? null : { id: String(personId), name: `${firstName ?? ''} ${surnames ?? ''}`.trim() },
    locale: row.locale,
    attempts: row.attempts,
    answer: row.lastAnswer ?? row.lastError,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    canBeSentAgain: row.canBeSentAgain,
    canBeCancelled: row.canBeCancelled,
  }
}

export type SuppressedAddress = AnswerOf<typeof listSuppressedAddresses>['items'][number]

export function presentSuppression({ address, since, answer, mailId }: SuppressionRow): SuppressedAddress {
  return { address, since: since.toISOString(), answer, mailId: mailId === null ? null : String(mailId) }
}
