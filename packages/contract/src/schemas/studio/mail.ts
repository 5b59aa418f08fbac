import * as z from 'zod/mini'
import { localeSchema } from '../locale.ts'
import { idSchema } from '../id.ts'

/**
 * - `retrying`: at least one attempt has failed, another follows,
 * - `returned`: the mail server refused it for good (SMTP 5xx at hand-over),
 * - `failed`: given up after a day,
 * - `uncertain`: handed over, but the answer never came,
 * - `suppressed`: not sent, because an earlier mail to the address came back,
 * - `dropped`: not sent, because its content was no longer true.
 */
export const MAIL_STATES = [
  'waiting',
  'sending',
  'retrying',
  'accepted',
  'returned',
  'failed',
  'uncertain',
  'suppressed',
  'cancelled',
  'dropped',
] as const

export const mailStateSchema = z.enum(MAIL_STATES)

export type MailState = (typeof MAIL_STATES)[number]

/** States of mails that somebody has to look at. */
export const PROBLEM_MAIL_STATES = ['returned', 'failed', 'uncertain', 'suppressed'] as const satisfies MailState[]

export const mailFilterFields = {
  state: z.optional(z.union([mailStateSchema, z.literal('problem')])),
  template: z.optional(z.string().check(z.maxLength(60), z.regex(/^[a-z\d-]*$/))),
  locale: z.optional(localeSchema),
  /** Calendar days of the league, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  /** Part of the address, or of the name of a person with an account. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\0\p{Surrogate}]*$/u))),
  personId: z.optional(idSchema),
}

export const mailItemSchema = z.object({
  id: z.string(),
  state: mailStateSchema,
  template: z.string(),
  /** Empty once it was erased with the account. */
  recipient: z.string(),
  person: z.nullable(z.object({ id: z.string(), name: z.string() })),
  locale: localeSchema,
  attempts: z.number(),
  /** What the mail server said last. */
  answer: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
  canBeSentAgain: z.boolean(),
  canBeCancelled: z.boolean(),
})

export type MailItem = z.output<typeof mailItemSchema>

export const MAIL_ATTEMPT_RESULTS = ['accepted', 'rejected', 'unavailable', 'unknown', 'error'] as const

export const mailDetailSchema = z.extend(mailItemSchema, {
  /** The mail is dropped after this moment. */
  notAfter: z.nullable(z.iso.datetime()),
  /** The newest first. */
  tries: z.array(
    z.object({ at: z.iso.datetime(), result: z.enum(MAIL_ATTEMPT_RESULTS), answer: z.nullable(z.string()) }),
  ),
  /** Since when nothing is sent to the address. */
  suppressedSince: z.nullable(z.iso.datetime()),
  /** Mails of the last 30 days to the same domain that came back. */
  returnedOfDomain: z.number(),
  /** Whether the content can still be shown. */
  hasContent: z.boolean(),
})

export type MailDetail = z.output<typeof mailDetailSchema>

export const mailCountsSchema = z.object({
  states: z.record(mailStateSchema, z.number()),
  suppressedAddresses: z.number(),
})

export const suppressedAddressSchema = z.object({
  address: z.string(),
  since: z.iso.datetime(),
  answer: z.nullable(z.string()),
  mailId: z.nullable(z.string()),
})

export const reasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(500), z.regex(/^[^\0\p{Surrogate}]*$/u))

/** The columns that a file of the list can have. */
export const MAIL_EXPORT_COLUMNS = [
  'state',
  'template',
  'recipient',
  'language',
  'answer',
  'attempts',
  'createdAt',
] as const

/** The columns that a file of the list can have. */
export const ADDRESS_EXPORT_COLUMNS = ['address', 'answer', 'since'] as const
