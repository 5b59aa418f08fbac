import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { listTrustedDomains, trustDomain } from '@mixed-zone/contract/endpoints/studio/requests'
import { asc, eq } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { trustedDomains } from '../../../platform/database/schema/accounts.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { asAuditActor, type Operator, personIdOf } from '../../access/access.ts'
import { recordAudit } from '../../audit/audit.ts'

export type DomainsService = ReturnType<typeof createDomainsService>

export function createDomainsService({ db, clock }: { db: Db; clock: Clock }) {
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

type TrustedDomainRow = Awaited<ReturnType<typeof listDomains>>[number]

async function listDomains(db: Db, domain?: string) {
  return db
    .select({
      domain: trustedDomains.domain,
      addedAt: trustedDomains.addedAt,
      firstName: people.firstName,
      surnames: people.surnames,
    })
    .from(trustedDomains)
    .leftJoin(people, eq(people.id, trustedDomains.addedBy))
    .where(domain === undefined ? undefined : eq(trustedDomains.domain, domain))
    .orderBy(asc(trustedDomains.domain))
}

/** False if it exists already. */
async function insertDomain(db: Db, row: typeof trustedDomains.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(trustedDomains)
    .values(row)
    .onConflictDoNothing()
    .returning({ domain: trustedDomains.domain })
  return inserted.length > 0
}

async function deleteDomain(db: Db, domain: string): Promise<boolean> {
  const deleted = await db
    .delete(trustedDomains)
    .where(eq(trustedDomains.domain, domain))
    .returning({ domain: trustedDomains.domain })
  return deleted.length > 0
}
