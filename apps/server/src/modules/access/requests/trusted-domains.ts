import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { mailDomains } from '../../../platform/database/schema/accounts.ts'
import { changesBetween, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'

export function mailDomainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** Whether requests of the domain are authorised at once. */
export async function isTrustedDomain(db: Db, domain: string): Promise<boolean> {
  const rows = await db
    .select({ domain: mailDomains.domain })
    .from(mailDomains)
    .where(and(eq(mailDomains.domain, domain), eq(mailDomains.state, 'authorise')))
  return rows.length > 0
}

interface TakenBack {
  readonly email: string
  readonly why: 'suspension' | 'returned-mail'
  readonly at: Date
}

/** A trusted domain whose person was suspended, or whose mail comes back, is decided by the desk again. */
export async function revokeDomainTrust(tx: Db, { email, why, at }: TakenBack): Promise<void> {
  const domain = mailDomainOf(email)
  const changed = await tx
    .update(mailDomains)
    .set({ state: 'ask', takenBack: why, changedAt: at })
    .where(and(eq(mailDomains.domain, domain), eq(mailDomains.state, 'authorise')))
    .returning({ domain: mailDomains.domain })
  if (changed.length === 0) return
  await recordAudit(tx, {
    at,
    actor: { label: 'trusted domain' },
    action: 'domain.taken-back',
    subject: { kind: 'domain', id: domain },
    details: { why },
    changes: changesBetween({ state: 'authorise' }, { state: 'ask' }),
  })
  await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: domain })
}
