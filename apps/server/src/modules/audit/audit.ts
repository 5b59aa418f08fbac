import { isDeepStrictEqual } from 'node:util'
import type { AuditAction, AuditSubjectKind } from '@mixed-zone/contract/rules/audit-actions'
import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { auditEntries, auditPersonal, type FieldChanges } from '../../platform/database/schema/records.ts'

export type { AuditAction }

/** A person, or something with only a label, such as the admin command. */
export type AuditActor = { readonly personId: number } | { readonly label: string }

/** Keys that always hold personal values, which belong into `personal`. */
type Details = Readonly<Record<string, unknown>> & { readonly name?: never; readonly email?: never }

/** Values about a person: name, address, text that somebody wrote about them. Erased with the person. */
export interface PersonalValues {
  /** By default the subject, if that is a person. */
  readonly personId?: number
  /** For people without an account. The values are erased with the account that has this address. */
  readonly address?: string
  /** The name of the subject. */
  readonly name?: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly changes?: FieldChanges
}

export interface AuditEntry {
  readonly at: Date
  readonly actor: AuditActor
  readonly action: AuditAction
  readonly subject: { readonly kind: AuditSubjectKind; readonly id: string | number }
  /** Facts that identify nobody. */
  readonly details?: Details
  /** Changed fields that identify nobody; see `changesBetween`. */
  readonly changes?: FieldChanges
  readonly personal?: PersonalValues
}

/** Call it in the transaction of the change. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  const { at, actor, action, subject, details = {}, changes = {}, personal } = entry
  const [stored] = await db
    .insert(auditEntries)
    .values({
      at,
      actorId: 'personId' in actor ? actor.personId : null,
      // The name comes from the account, so that it is erased with it.
      actorLabel: 'personId' in actor ? `#${actor.personId}` : actor.label,
      action,
      subjectKind: subject.kind,
      subjectId: String(subject.id),
      details,
      changes,
    })
    .returning({ id: auditEntries.id })
  if (!stored || !personal) return
  await db.insert(auditPersonal).values({
    entryId: stored.id,
    personId: personal.personId ?? (subject.kind === 'person' ? Number(subject.id) : null),
    address: personal.address ?? null,
    name: personal.name ?? null,
    details: personal.details ?? {},
    changes: personal.changes ?? {},
  })
}

/** The fields of `after` that differ from `before`. */
export function changesBetween<Fields extends object>(before: Fields, after: Partial<Fields>): FieldChanges {
  const old: Partial<Record<string, unknown>> = { ...before }
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => !isDeepStrictEqual(old[field] ?? null, value ?? null))
      .map(([field, value]) => [field, { before: old[field] ?? null, after: value ?? null }]),
  )
}

/** Erases the personal values. The entries and ids stay. */
export async function anonymiseInAudit(db: Db, { id, email }: { id: number; email: string }): Promise<void> {
  // A trigger refuses every other deletion.
  await db.execute(sql`
    select set_config('audit.erased_person', ${String(id)}::text, true),
      set_config('audit.erased_address', ${email}::text, true)`)
  await db.delete(auditPersonal).where(or(eq(auditPersonal.personId, id), eq(auditPersonal.address, email)))
  await db.execute(sql`
    select set_config('audit.erased_person', '', true), set_config('audit.erased_address', '', true)`)
}
