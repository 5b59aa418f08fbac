import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { accessRequests, people } from '../../platform/database/schema/people.ts'
import { auditEntries } from '../../platform/database/schema/records.ts'

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
  | 'session.started'
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
  | 'report.exported'
  | 'setting.changed'
  | 'setting.restored'
  | 'setting.published'

/** A person, or something with only a label, such as the admin command. */
export type AuditActor = { readonly personId: number } | { readonly label: string }

export interface AuditEntry {
  readonly at: Date
  readonly actor: AuditActor
  readonly action: AuditAction
  readonly subject: {
    readonly kind: 'request' | 'person' | 'session' | 'domain' | 'post' | 'report' | 'setting'
    readonly id: string | number
  }
  readonly details?: Readonly<Record<string, unknown>>
}

/** Call it in the transaction of the change. */
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

/** Copied, because the entry outlives the person. */
async function nameOf(db: Db, personId: number): Promise<string> {
  const [person] = await db
    .select({ firstName: people.firstName, surnames: people.surnames })
    .from(people)
    .where(eq(people.id, personId))
  return person ? `${person.firstName} ${person.surnames}` : ''
}

/** The entries and ids stay. Call it before the person and their requests are deleted. */
export async function anonymiseInAudit(db: Db, { id, email }: { id: number; email: string }): Promise<void> {
  await db
    .update(auditEntries)
    .set({ actorLabel: `#${id}` })
    .where(eq(auditEntries.actorId, id))
  const requests = db
    .select({ id: sql<string>`${accessRequests.id}::text` })
    .from(accessRequests)
    .where(or(eq(accessRequests.personId, id), eq(accessRequests.email, email)))
  const isAbout = (kind: 'person' | 'request') => eq(auditEntries.subjectKind, kind)
  await db
    .update(auditEntries)
    .set({ details: sql`${auditEntries.details} - 'name'` })
    .where(
      or(
        and(isAbout('person'), eq(auditEntries.subjectId, String(id))),
        and(isAbout('request'), inArray(auditEntries.subjectId, requests)),
      ),
    )
}
