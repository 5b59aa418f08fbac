import * as z from 'zod/mini'
import { particularsFields } from '../particulars.ts'
import { idSchema } from '../id.ts'

export const REQUEST_STATES = ['waiting', 'authorised', 'rejected'] as const

export const requestStateSchema = z.enum(REQUEST_STATES)

export type RequestState = z.output<typeof requestStateSchema>

/** Requests per call. */
export const MAX_IDS = 200

export const idsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_IDS))

/** The ids that were decided, and those that were not in the required state (any more). */
export const decidedSchema = z.object({ done: z.array(z.string()), left: z.array(z.string()) })

export const deskRequestSchema = z.object({
  id: z.string(),
  ...particularsFields,
  state: requestStateSchema,
  requestedAt: z.iso.datetime(),
  /** Until the decision, or now. */
  waitedSeconds: z.number(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** The name of the person who decided; null for a trusted domain, or a deleted account. */
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Whether the mail of the decision has not been sent yet. */
  canBeUndone: z.boolean(),
  /** People with an account at the same medium. */
  sameMedium: z.object({
    total: z.number(),
    people: z.array(z.object({ id: z.string(), name: z.string(), surnames: z.string() })),
  }),
})

export type DeskRequest = z.output<typeof deskRequestSchema>

/** A host name with at least one dot, the part of a mail address after `@`. */
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
