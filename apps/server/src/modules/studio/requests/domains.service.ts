import type { AnswerOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { listDomains as listDomainsEndpoint } from '@mixed-zone/contract/endpoints/studio/requests'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { fullNameOrNull } from '@mixed-zone/contract/rules/full-name'
import type { DomainState, StudioDomain } from '@mixed-zone/contract/schemas/studio/requests'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { asAuditActor, type Operator, personIdOf } from '../../access/access.ts'
import { changesBetween, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { rangeOf } from '../list-page.ts'
import {
  deleteDomainRow,
  type DomainRow,
  findDomain,
  listDomainPage,
  lockDomain,
  upsertDomain,
} from './domains.repository.ts'
import { isFreeMail } from './mail-domains.ts'

const FREE_MAIL_MESSAGE: Localised = {
  es: 'Un servicio de correo gratuito no puede ser de confianza',
  en: 'A free mail service cannot be trusted',
  pt: 'Um serviço de correio gratuito não pode ser de confiança',
}

export type DomainsService = ReturnType<typeof createDomainsService>

export function createDomainsService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return {
    async list(query: QueryOf<typeof listDomainsEndpoint>): Promise<AnswerOf<typeof listDomainsEndpoint>> {
      const { page, pageSize, sort, direction, ...filter } = query
      const { rows, total } = await listDomainPage(db, filter, { order: { sort, direction }, ...rangeOf(query) })
      return { items: rows.map(presentDomain), total, page, pageSize }
    },

    async setState(
      operator: Operator,
      { domain, state, locale }: { domain: string; state: DomainState; locale: Locale },
    ): Promise<StudioDomain> {
      if (state !== 'distrust' && isFreeMail(domain)) {
        throw new ApiError('validation', { fields: { domain: FREE_MAIL_MESSAGE[locale] } })
      }
      return db.transaction(async (tx) => {
        const at = clock.now()
        const before = await lockDomain(tx, domain)
        await upsertDomain(tx, { domain, state, by: personIdOf(operator), at })
        if (before?.state !== state) {
          await recordAudit(tx, {
            at,
            actor: asAuditActor(operator),
            action: state === 'distrust' ? 'domain.distrusted' : 'domain.trusted',
            subject: { kind: 'domain', id: domain },
            changes: changesBetween({ state: before?.state ?? null }, { state }),
          })
          await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: domain })
        }
        const row = await findDomain(tx, domain)
        if (!row) throw new ApiError('conflict')
        return presentDomain(row)
      })
    },

    /** Forgets a domain, or declines a proposal. */
    async remove(operator: Operator, domain: string): Promise<void> {
      await db.transaction(async (tx) => {
        const at = clock.now()
        const listed = await findDomain(tx, domain.toLowerCase())
        if (!listed) throw new ApiError('not-found')
        const isProposal = listed.state === 'proposed'
        if (isProposal) {
          await upsertDomain(tx, { domain: listed.domain, state: 'declined', by: null, at })
        } else await deleteDomainRow(tx, listed.domain)
        await recordAudit(tx, {
          at,
          actor: asAuditActor(operator),
          action: isProposal ? 'domain.declined' : 'domain.removed',
          subject: { kind: 'domain', id: listed.domain },
          changes: changesBetween<{ state: string | null }>(listed, { state: null }),
        })
        await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: listed.domain })
      })
    },
  }
}

export function presentDomain({ addedByFirstName, addedBySurnames, ...row }: DomainRow): StudioDomain {
  return {
    ...row,
    addedBy: fullNameOrNull({ firstName: addedByFirstName, surnames: addedBySurnames }),
    addedAt: row.addedAt?.toISOString() ?? null,
    changedAt: row.changedAt?.toISOString() ?? null,
    lastRequestAt: row.lastRequestAt?.toISOString() ?? null,
  }
}
