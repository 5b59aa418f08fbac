import * as z from 'zod/mini'
import { idSchema } from '../id.ts'

/** Matches are counted up to this number, and only these can be paged through; `isTotalExact` says whether there are more. */
export const MAX_AUDIT_TOTAL = 500

/** The value of `actor` for entries of no person: rules, schedules and the admin command. */
export const SYSTEM_ACTOR = 'system'

/** Characters of a text to search for. */
export const MIN_AUDIT_TEXT = 3

const nameSchema = z.string().check(z.maxLength(60), z.regex(/^[a-z\d.-]*$/))

export const auditFilterFields = {
  /** The id of a person, or `system`. */
  actor: z.optional(idSchema),
  area: z.optional(nameSchema),
  action: z.optional(nameSchema),
  subjectKind: z.optional(nameSchema),
  subjectId: z.optional(idSchema),
  /** Calendar days of the league, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  /** Part of a name or of a recorded value, ignoring case and accents. Shorter texts match too much to be found by an index. */
  text: z.optional(
    z.string().check(z.trim(), z.minLength(MIN_AUDIT_TEXT), z.maxLength(200), z.regex(/^[^\0\p{Surrogate}]*$/u)),
  ),
}

/** Lists of numbers and nested values are presented as text. */
export const auditValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))

export type AuditValue = z.output<typeof auditValueSchema>

export const auditItemSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.object({
    /** Null if it was no person. */
    id: z.nullable(z.string()),
    /** Null if the account was deleted. */
    name: z.nullable(z.string()),
  }),
  action: z.string(),
  subject: z.object({
    kind: z.string(),
    id: z.string(),
    /** Null if it was erased, or if the subject has no name. */
    name: z.nullable(z.string()),
  }),
})

export type AuditItem = z.output<typeof auditItemSchema>

export const auditDetailSchema = z.extend(auditItemSchema, {
  changes: z.array(z.object({ field: z.string(), before: auditValueSchema, after: auditValueSchema })),
  /** Other facts of the action. */
  facts: z.array(z.object({ field: z.string(), value: auditValueSchema })),
  /** The version of a setting that the action created, which can be looked at; the one before it can be restored. */
  settingVersion: z.nullable(z.object({ key: z.string(), version: z.number() })),
})

export type AuditDetail = z.output<typeof auditDetailSchema>
