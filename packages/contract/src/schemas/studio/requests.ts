import * as z from 'zod/mini'
import { particularsFields } from '../particulars.ts'
import { mediaTypeSchema, regionSchema } from '../registration.ts'
import { personStateSchema } from './people.ts'

/** The states that are stored, and that the person who asked sees. */
export const requestStateSchema = z.enum(['waiting', 'authorised', 'rejected'])

export type RequestState = z.output<typeof requestStateSchema>

/** `expired`: authorised, but the provisional password was not used in time. */
export const REQUEST_VIEWS = ['waiting', 'authorised', 'rejected', 'expired'] as const

export const requestViewSchema = z.enum(REQUEST_VIEWS)

export type RequestView = z.output<typeof requestViewSchema>

/** How long a request should wait at most. */
export const TARGET_WAIT_SECONDS = 24 * 60 * 60

/** How long a decision can be undone; its mail waits as long. */
export const UNDO_SECONDS = 10

/** What our own data says about a request, the most telling first. */
export const EVIDENCE_KINDS = [
  'rejected-before',
  'distrusted-domain',
  'trusted-domain',
  'free-mail',
  'colleagues',
  'suspended-colleagues',
  'other-telephone-country',
  'new-medium',
] as const

export const evidenceKindSchema = z.enum(EVIDENCE_KINDS)

export type EvidenceKind = z.output<typeof evidenceKindSchema>

/** What happens to a new request of a domain: authorised at once; decided by the desk, marked as trusted; or marked as not trusted. */
export const DOMAIN_STATES = ['authorise', 'ask', 'distrust'] as const

export const domainStateSchema = z.enum(DOMAIN_STATES)

export type DomainState = z.output<typeof domainStateSchema>

export const evidenceSchema = z.object({
  /** Sums up the rest for the desk. It never decides. */
  verdict: z.enum(['trustworthy', 'look-closer', 'unknown']),
  kinds: z.array(evidenceKindSchema),
  /** The part of the mail address after `@`. */
  domain: z.string(),
  domainState: z.nullable(domainStateSchema),
  isFreeMail: z.boolean(),
  /** People with an account at the same domain; none for free mail. */
  colleagues: z.object({ active: z.number(), suspended: z.number() }),
  telephoneFitsCountry: z.boolean(),
  /** Earlier requests of the same address. */
  earlierRequests: z.number(),
  lastRejectedAt: z.nullable(z.iso.datetime()),
  /** Whether nobody of this medium has an account. */
  isNewMedium: z.boolean(),
})

export type Evidence = z.output<typeof evidenceSchema>

const requestFields = {
  id: z.string(),
  ...particularsFields,
  state: requestViewSchema,
  requestedAt: z.iso.datetime(),
  /** Until the decision, or now. */
  waitedSeconds: z.number(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** The name of the person who decided; null for a trusted domain, or a deleted account. */
  decidedBy: z.nullable(z.string()),
  decidedById: z.nullable(z.string()),
  /** Whether a trusted domain decided. */
  decidedByDomain: z.boolean(),
  reason: z.nullable(z.string()),
  /** The account that an authorised request has led to. */
  personId: z.nullable(z.string()),
  /** Whether the mail of the decision has not been sent yet. */
  canBeUndone: z.boolean(),
  evidence: evidenceSchema,
  /** How many internal notes there are. */
  notes: z.number(),
}

export const studioRequestSchema = z.object(requestFields)

export type StudioRequest = z.output<typeof studioRequestSchema>

export const requestNoteSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null if the account was deleted. */
  author: z.nullable(z.string()),
  /** Only authors delete their notes. */
  authorId: z.nullable(z.string()),
  text: z.string(),
})

export type RequestNote = z.output<typeof requestNoteSchema>

const colleagueSchema = z.object({
  id: z.string(),
  name: z.string(),
  surnames: z.string(),
  workType: z.string(),
  state: personStateSchema,
  suspendedReason: z.nullable(z.string()),
  downloads: z.number(),
  lastSeenAt: z.nullable(z.iso.datetime()),
})

const earlierRequestSchema = z.object({
  id: z.string(),
  state: requestViewSchema,
  requestedAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  reason: z.nullable(z.string()),
})

export const requestDetailSchema = z.object({
  ...requestFields,
  notes: z.array(requestNoteSchema),
  /** The most recently active ones of the same domain. */
  colleagues: z.array(colleagueSchema),
  earlierRequests: z.array(earlierRequestSchema),
})

export type RequestDetail = z.output<typeof requestDetailSchema>

/** The filters of the list, which bulk calls take too. */
export const requestFilterFields = {
  state: z._default(requestViewSchema, 'waiting'),
  /** Part of a name, a medium or a mail address. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  region: z.optional(regionSchema),
  mediaType: z.optional(mediaTypeSchema),
  evidence: z.optional(evidenceKindSchema),
}

export const requestSummarySchema = z.object({
  counts: z.object({ waiting: z.number(), authorised: z.number(), rejected: z.number(), expired: z.number() }),
  /** Domains with a state, and proposed ones. */
  domains: z.number(),
  /** The countries that people come from, to filter domains by. */
  countries: z.array(z.string()),
  /** People whom a trusted domain let in, and how many of them are suspended. */
  byDomain: z.object({ people: z.number(), suspended: z.number() }),
  /** Of the decisions of the last 30 days; null without any. */
  averageWaitSeconds: z.nullable(z.number()),
  targetWaitSeconds: z.number(),
  /** Null if none is waiting. */
  oldestWaitingSince: z.nullable(z.iso.datetime()),
})

export const MAX_REASON_CHARACTERS = 1000

const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON_CHARACTERS))

/** Why a request is rejected: one text, or one in each language, of which everybody gets their own. */
export const rejectionFields = {
  reason: z.union([reasonSchema, z.object({ es: reasonSchema, en: reasonSchema, pt: reasonSchema })]),
}

export type RejectionReason = z.output<typeof rejectionFields.reason>

/** The mail of a rejection in the language of its reader, without the reason. */
export const rejectionMailSchema = z.object({
  subject: z.string(),
  greeting: z.string(),
  /** Before the reason. */
  paragraphs: z.array(z.string()),
  button: z.string(),
  /** After the button. */
  afterwards: z.array(z.string()),
})

export type RejectionMail = z.output<typeof rejectionMailSchema>

export const noteTextSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))

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

export const studioDomainSchema = z.object({
  domain: z.string(),
  /** `proposed`: the desk has authorised several people of it in a row. */
  state: z.enum([...DOMAIN_STATES, 'proposed']),
  /** Why it was taken back to asking; null if a person has set the state. */
  takenBack: z.nullable(z.enum(['suspension', 'returned-mail'])),
  /** Who added it; null for a proposal, the admin command or a deleted account. */
  addedBy: z.nullable(z.string()),
  addedAt: z.nullable(z.iso.datetime()),
  changedAt: z.nullable(z.iso.datetime()),
  /** The medium and country of most of its people. */
  companyName: z.string(),
  mediaType: z.string(),
  country: z.string(),
  /** People with an account. */
  people: z.number(),
  suspended: z.number(),
  /** Requests that the domain alone has authorised. */
  authorisedByDomain: z.number(),
  lastRequestAt: z.nullable(z.iso.datetime()),
})

export type StudioDomain = z.output<typeof studioDomainSchema>

/** The columns that a file of the list can have. */
export const REQUEST_EXPORT_COLUMNS = [
  'name',
  'workType',
  'companyName',
  'mediaType',
  'email',
  'country',
  'language',
  'evidence',
  'requestedAt',
  'decidedBy',
  'decidedAt',
] as const

/** The columns that a file of the list can have. */
export const DOMAIN_EXPORT_COLUMNS = [
  'domain',
  'companyName',
  'mediaType',
  'country',
  'people',
  'authorisedByDomain',
  'state',
  'addedBy',
  'addedAt',
  'takenBack',
  'lastRequestAt',
] as const
