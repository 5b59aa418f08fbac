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

/** Every kind of mail that the product sends. */
export const MAIL_TEMPLATES = [
  'request-received',
  'authorised',
  'rejected',
  'already-have-account',
  'reset-link',
  'password-changed',
  'too-many-wrong-passwords',
  'new-device',
  'account-deleted',
  'accounts-merged',
  'merge-undone',
  'desk-requests',
  'delivery-test',
] as const

export type MailTemplate = (typeof MAIL_TEMPLATES)[number]

/** States of mails that somebody has to look at. */
export const PROBLEM_MAIL_STATES = ['returned', 'failed', 'uncertain', 'suppressed'] as const satisfies MailState[]

export const mailFilterFields = {
  /** `problem`: somebody has to look at it; `resendable`: it was not sent, and can be sent again. */
  state: z.optional(z.union([mailStateSchema, z.enum(['problem', 'resendable'])])),
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
  /** When a waiting mail is tried; null if it has ended. */
  nextAttemptAt: z.nullable(z.iso.datetime()),
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
    z.object({
      at: z.iso.datetime(),
      result: z.enum(MAIL_ATTEMPT_RESULTS),
      answer: z.nullable(z.string()),
      /** How long the mail server took; null if it was never asked. */
      durationMs: z.nullable(z.number()),
    }),
  ),
  /** Since when nothing is sent to the address. */
  suppressedSince: z.nullable(z.iso.datetime()),
  /** Mails of the last 30 days to the same domain that came back. */
  returnedOfDomain: z.number(),
  /** Whether a copy of the content is stored. Never of `desk-requests`, which lists what was waiting when it was sent. */
  hasContent: z.boolean(),
})

export type MailDetail = z.output<typeof mailDetailSchema>

export const mailCountsSchema = z.object({
  states: z.record(mailStateSchema, z.number()),
  /** Mails that were not sent and can be sent again. */
  resendable: z.number(),
  suppressedAddresses: z.number(),
})

/** How the mail server takes mails, from the last attempts. */
export const mailServerSchema = z.object({
  /**
   * - `unused`: nothing was sent yet,
   * - `working`: it accepted the last mail,
   * - `refusing`: it answers, but refused the last mail,
   * - `failing`: it does not answer.
   */
  state: z.enum(['unused', 'working', 'refusing', 'failing']),
  lastAttempt: z.nullable(
    z.object({ at: z.iso.datetime(), answer: z.nullable(z.string()), durationMs: z.nullable(z.number()) }),
  ),
  /** Since when no mail was accepted; null if the last one was. */
  failingSince: z.nullable(z.iso.datetime()),
  /** When the oldest mail that waits was written; null if none waits. */
  oldestWaitingSince: z.nullable(z.iso.datetime()),
})

export type MailServer = z.output<typeof mailServerSchema>

/** A mail as its reader sees it. The address of the HTML is for a sandboxed frame. */
export const mailContentSchema = z.object({ subject: z.string(), text: z.string(), htmlUrl: z.string() })

export type MailContent = z.output<typeof mailContentSchema>

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
