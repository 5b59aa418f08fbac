import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { people } from '../../platform/database/schema/people.ts'
import { auditEntries } from '../../platform/database/schema/records.ts'

/** Everything that is written down. */
export type AuditAction =
  | 'request.authorised'
  | 'request.rejected'
  | 'request.undone'
  | 'person.created'
  | 'person.suspended'
  | 'person.reinstated'
  | 'person.role-changed'
  | 'person.password-renewed'
  | 'person.deleted'
  | 'password.changed'
  | 'password.reset'
  | 'one-time-code.set'
  | 'one-time-code.stopped'
  | 'session.ended'
  | 'embargo-terms.accepted'
  | 'domain.trusted'
  | 'domain.distrusted'
  | 'post.created'
  | 'post.published'
  | 'post.embargo-changed'
  | 'post.drafted'
  | 'post.sent-to-review'
  | 'post.archived'
  | 'post.withdrawn'
  | 'post.trashed'
  | 'post.restored'
  | 'post.corrected'
  | 'asset.recalled'

/** Who did it: a person, or something that has only a name. */
export type AuditActor = { readonly personId: number } | { readonly label: string }

export interface AuditEntry {
  readonly at: Date
  readonly actor: AuditActor
  readonly action: AuditAction
  readonly subject: { readonly kind: 'request' | 'person' | 'domain' | 'post'; readonly id: string | number }
  readonly details?: Readonly<Record<string, unknown>>
}

/** Writes down who did what to whom, in the transaction of what was done. */
export async function recordAudit(db: Db, { at, actor, action, subject, details = {} }: AuditEntry): Promise<void> {
  await db.insert(auditEntries).values({
    at,
    actorId: 'personId' in actor ? actor.personId : null,
    actorLabel: 'personId' in actor ? await nameOf(db, actor.personId) : actor.label,
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    details,
  })
}

/** The name as it is now: the entry outlives the person. */
async function nameOf(db: Db, personId: number): Promise<string> {
  const [person] = await db
    .select({ firstName: people.firstName, surnames: people.surnames })
    .from(people)
    .where(eq(people.id, personId))
  return person ? `${person.firstName} ${person.surnames}` : ''
}
