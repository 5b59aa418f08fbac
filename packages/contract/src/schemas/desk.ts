import * as z from 'zod/mini'
import { particularsFields } from './particulars.ts'
import { roleSchema } from './permission.ts'
import { idSchema } from './id.ts'
import { permissionsSchema } from './person.ts'

export const REQUEST_STATES = ['waiting', 'authorised', 'rejected'] as const

export const requestStateSchema = z.enum(REQUEST_STATES)

export type RequestState = z.output<typeof requestStateSchema>

/** Which page of a list, in a query, where everything is text. */
export const pageFields = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24),
}

export const pageAnswerFields = { total: z.number(), page: z.number(), pageSize: z.number() }

/** How many can be decided about in one call. */
export const MOST_IDS = 200

export const idsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(MOST_IDS))

/** What became of several: those that were done, and those that were not as they had to be (any more). */
export const decidedSchema = z.object({ done: z.array(z.string()), left: z.array(z.string()) })

export const deskRequestSchema = z.object({
  id: z.string(),
  ...particularsFields,
  state: requestStateSchema,
  requestedAt: z.iso.datetime(),
  /** Until the decision, or until now. */
  waitedSeconds: z.number(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** The name of the one who decided; null for a trusted domain, or where the account is gone. */
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Whether the decision can still be taken back: its mail has not been sent. */
  canBeUndone: z.boolean(),
  /** People with an account who work for the same medium. */
  sameMedium: z.object({
    total: z.number(),
    people: z.array(z.object({ id: z.string(), name: z.string(), surnames: z.string() })),
  }),
})

export type DeskRequest = z.output<typeof deskRequestSchema>

export const deskPersonSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  surnames: z.string(),
  companyName: z.string(),
  mediaType: z.string(),
  country: z.string(),
  role: roleSchema,
  /** Those of the role with those that were added, without those that were taken. */
  permissions: permissionsSchema,
  permissionsAdded: permissionsSchema,
  permissionsTaken: permissionsSchema,
  state: z.enum(['active', 'suspended']),
  /** Until when a provisional password works that was not replaced yet. */
  provisionalUntil: z.nullable(z.iso.datetime()),
  oneTimeCode: z.boolean(),
  lastSeenAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})

export type DeskPerson = z.output<typeof deskPersonSchema>

/** A host name with at least one dot; what is meant is every address that ends in `@` and this. */
export const domainSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1),
    z.maxLength(253),
    z.regex(/^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/),
  )

export const trustedDomainSchema = z.object({
  domain: z.string(),
  addedAt: z.iso.datetime(),
  addedBy: z.nullable(z.string()),
})
