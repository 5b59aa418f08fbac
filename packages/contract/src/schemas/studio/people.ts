import * as z from 'zod/mini'
import { localeSchema } from '../locale.ts'
import { particularsFields } from '../particulars.ts'
import { permissionSchema, permissionsSchema, roleSchema } from '../permission.ts'
import { emailSchema, mediaTypeSchema, personalFields } from '../registration.ts'
import { mailStateSchema } from './mail.ts'

/** `provisional`: the password from the mail was not replaced yet. `locked`: too many wrong passwords, for some minutes. */
export const PERSON_STATES = ['active', 'provisional', 'locked', 'suspended'] as const

export const personStateSchema = z.enum(PERSON_STATES)

export type PersonState = z.output<typeof personStateSchema>

/** Weeks of downloads that the list shows, the latest last. */
export const DOWNLOAD_WEEKS = 10

/** After this time without a visit a person counts as not using the portal. */
export const UNUSED_DAYS = 90

const personFields = {
  id: z.string(),
  email: z.string(),
  name: z.string(),
  surnames: z.string(),
  companyName: z.string(),
  mediaType: z.string(),
  workType: z.string(),
  country: z.string(),
  role: roleSchema,
  /** The effective permissions. */
  permissions: permissionsSchema,
  permissionsAdded: permissionsSchema,
  permissionsTaken: permissionsSchema,
  state: personStateSchema,
  /** The expiry of a provisional password that was not replaced yet. */
  provisionalUntil: z.nullable(z.iso.datetime()),
  lockedUntil: z.nullable(z.iso.datetime()),
  suspendedReason: z.nullable(z.string()),
  oneTimeCode: z.boolean(),
  lastSeenAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
}

export const studioPersonSchema = z.object(personFields)

export type StudioPerson = z.output<typeof studioPersonSchema>

export const listedPersonSchema = z.object({
  ...personFields,
  downloads: z.number(),
  weeklyDownloads: z.array(z.number()),
})

export type ListedPerson = z.output<typeof listedPersonSchema>

/** A filter that is on or absent: values of a query are text. */
const flagSchema = z.optional(z.literal('true'))

export const personFilterFields = {
  /** Part of a name, a mail address or a medium. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  group: z.optional(z.enum(['media', 'staff'])),
  role: z.optional(roleSchema),
  country: z.optional(z.string().check(z.maxLength(2))),
  mediaType: z.optional(mediaTypeSchema),
  state: z.optional(personStateSchema),
  /** Those who see embargoed posts. */
  embargo: flagSchema,
  /** Those who were not here for 90 days. */
  unused: flagSchema,
}

export const peopleSummarySchema = z.object({
  counts: z.object({
    all: z.number(),
    media: z.number(),
    staff: z.number(),
    embargo: z.number(),
    suspended: z.number(),
    unused: z.number(),
  }),
  /** People who were here in the last five minutes. */
  online: z.number(),
  /** The countries that people come from, to filter by. */
  countries: z.array(z.string()),
})

export const permissionSourceSchema = z.object({
  permission: permissionSchema,
  isGranted: z.boolean(),
  source: z.enum(['role', 'added', 'taken', 'none']),
  /** Who added or took it, if the audit log still knows. */
  by: z.nullable(z.string()),
  at: z.nullable(z.iso.datetime()),
})

/** How long a merge can be undone. Then the merged account is erased. */
export const MERGE_UNDO_DAYS = 30

export const personMergeSchema = z.object({
  /** The account that was merged into the person. */
  personId: z.string(),
  name: z.string(),
  email: z.string(),
  at: z.iso.datetime(),
  /** Null if the account of who did it was deleted. */
  by: z.nullable(z.string()),
  undoUntil: z.iso.datetime(),
})

export type PersonMerge = z.output<typeof personMergeSchema>

export const mergeCandidateSchema = z.object({
  ...personFields,
  /** Cannot be the account that ends. */
  isLastAdmin: z.boolean(),
  /** What the other account gets if this one ends. */
  counts: z.object({
    downloads: z.number(),
    views: z.number(),
    requests: z.number(),
    mails: z.number(),
    savedViews: z.number(),
    basket: z.number(),
  }),
})

export type MergeCandidate = z.output<typeof mergeCandidateSchema>

export const mergePreviewSchema = z.object({
  person: mergeCandidateSchema,
  other: mergeCandidateSchema,
  /** Why the caller cannot merge them; null if they can. */
  cannotMerge: z.nullable(z.enum(['own-account', 'more-permissions'])),
})

export type MergePreview = z.output<typeof mergePreviewSchema>

export const personDetailSchema = z.object({
  ...personFields,
  telephone: particularsFields.telephone,
  region: z.string(),
  comunicationsLocale: localeSchema,
  newsletter: z.boolean(),
  permissionSources: z.array(permissionSourceSchema),
  /** The only person left who can grant all that they can: cannot be suspended, demoted or deleted. */
  isLastAdmin: z.boolean(),
  /** Why the caller cannot change this person; null if they can. */
  cannotChange: z.nullable(z.enum(['own-account', 'more-permissions'])),
  domain: z.object({
    name: z.string(),
    state: z.nullable(z.enum(['authorise', 'ask', 'distrust'])),
    isFreeMail: z.boolean(),
    people: z.number(),
  }),
  /** The decision on the access request; null for invited people, and after a year. */
  authorised: z.nullable(
    z.object({
      requestId: z.string(),
      at: z.iso.datetime(),
      /** Null for a trusted domain, or a deleted account. */
      by: z.nullable(z.string()),
      byDomain: z.boolean(),
    }),
  ),
  /** Accounts that were merged into this one and can be separated again, the latest first. */
  merges: z.array(personMergeSchema),
  notes: z.array(z.object({ id: z.string(), at: z.iso.datetime(), author: z.nullable(z.string()), text: z.string() })),
})

export type PersonDetail = z.output<typeof personDetailSchema>

export const personSessionSchema = z.object({
  id: z.string(),
  /** The user agent. */
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
})

export const personUsageSchema = z.object({
  /** Calendar days of the league; the last is today. */
  from: z.iso.date(),
  to: z.iso.date(),
  downloads: z.number(),
  postsSeen: z.number(),
  bytes: z.number(),
  /** Days on which something was seen or downloaded. */
  days: z.array(z.object({ date: z.iso.date(), downloads: z.number(), views: z.number() })),
})

export type PersonUsage = z.output<typeof personUsageSchema>

export const personDownloadSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null if it was deleted, or for a download of several posts. */
  postId: z.nullable(z.string()),
  postTitle: z.nullable(z.string()),
  /** How many posts it contained. */
  posts: z.number(),
  /** Null for a text or a zip. */
  fileName: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
})

export const personMailSchema = z.object({
  id: z.string(),
  template: z.string(),
  state: mailStateSchema,
  createdAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
})

export const invitationSchema = z.object({
  email: emailSchema,
  name: personalFields.name,
  surnames: personalFields.surnames,
  role: roleSchema,
  /** The language of the invitation and of later mails. */
  comunicationsLocale: localeSchema,
})

export const suspensionSchema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
})

/** The columns that a file of the list can have. */
export const PEOPLE_EXPORT_COLUMNS = [
  'name',
  'email',
  'companyName',
  'mediaType',
  'country',
  'role',
  'downloads',
  'lastSeenAt',
  'createdAt',
  'state',
] as const
