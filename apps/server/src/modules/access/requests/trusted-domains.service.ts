import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { listTrustedDomains, trustDomain } from '@mixed-zone/contract/endpoints/access-desk'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { recordAudit } from '../../audit/audit.ts'
import { asAuditActor, type Operator, personIdOf } from '../operator.ts'
import { deleteDomain, insertDomain, listDomains, type TrustedDomainRow } from './trusted-domains.repository.ts'

export function createTrustedDomainsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list(): Promise<AnswerOf<typeof listTrustedDomains>> {
      return { domains: (await listDomains(db)).map(presentDomain) }
    },

    async add(operator: Operator, domain: string): Promise<AnswerOf<typeof trustDomain>> {
      const now = clock.now()
      return db.transaction(async (tx) => {
        const isNew = await insertDomain(tx, { domain, addedBy: personIdOf(operator), addedAt: now })
        if (isNew) {
          const subject = { kind: 'domain', id: domain } as const
          await recordAudit(tx, { at: now, actor: asAuditActor(operator), action: 'domain.trusted', subject })
        }
        const [row] = await listDomains(tx, domain)
        if (!row) throw new ApiError('conflict')
        return presentDomain(row)
      })
    },

    async remove(operator: Operator, domain: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await deleteDomain(tx, domain))) throw new ApiError('not-found')
        await recordAudit(tx, {
          at: clock.now(),
          actor: asAuditActor(operator),
          action: 'domain.distrusted',
          subject: { kind: 'domain', id: domain },
        })
      })
    },
  }
}

function presentDomain({ domain, addedAt, firstName, surnames }: TrustedDomainRow) {
  const addedBy = firstName === null ? null : `${firstName} ${surnames ?? ''}`.trim()
  return { domain, addedAt: addedAt.toISOString(), addedBy }
}
