import * as z from 'zod/mini'
import { particularsFields } from './particulars.ts'
import { triedPasswordSchema } from './password.ts'
import { permissionsSchema, roleSchema } from './permission.ts'
import { personalFields } from './registration.ts'

export const userDataSchema = z.object({
  id: z.string(),
  role: roleSchema,
  permissions: permissionsSchema,
  ...particularsFields,
  accessSince: z.iso.datetime(),
  /** Whether login requires a one-time code. */
  oneTimeCode: z.boolean(),
  /** Has the embargo permission, but has not accepted the terms. */
  mustAcceptEmbargoTerms: z.boolean(),
})

export type UserData = z.output<typeof userDataSchema>

export const updateUserDataSchema = z.partial(z.object(personalFields))

export const deleteAccountSchema = z.object({
  password: triedPasswordSchema,
  code: z.optional(z.string().check(z.maxLength(64))),
})

export const ownSessionSchema = z.object({
  id: z.string(),
  /** The user agent. */
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The session of this call. */
  current: z.boolean(),
})

export type OwnSession = z.output<typeof ownSessionSchema>

/** Everything that is stored about a person. */
export const myDataSchema = z.object({
  exportedAt: z.iso.datetime(),
  account: z.object({
    ...userDataSchema.shape,
    state: z.enum(['active', 'suspended']),
    suspendedReason: z.nullable(z.string()),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    lastSeenAt: z.nullable(z.iso.datetime()),
    embargoTermsAcceptedAt: z.nullable(z.iso.datetime()),
    termsAcceptedAt: z.nullable(z.iso.datetime()),
  }),
  /** Accounts that were merged into this one and can still be separated. What they had is in the lists of this account. */
  mergedAccounts: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      surnames: z.string(),
      companyName: z.string(),
      createdAt: z.iso.datetime(),
      mergedAt: z.iso.datetime(),
      /** When it is erased. */
      erasedAt: z.iso.datetime(),
    }),
  ),
  requests: z.array(
    z.object({
      requestedAt: z.iso.datetime(),
      state: z.enum(['waiting', 'authorised', 'rejected']),
      decidedAt: z.nullable(z.iso.datetime()),
      reason: z.nullable(z.string()),
      ...particularsFields,
      legalAcceptedAt: z.iso.datetime(),
      /** Notes of the accreditation desk. */
      notes: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
    }),
  ),
  sessions: z.array(
    z.object({
      device: z.string(),
      address: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      endedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  basket: z.array(z.object({ assetId: z.string(), addedAt: z.iso.datetime() })),
  /** About corrections of what was downloaded. */
  notices: z.array(
    z.object({ kind: z.string(), postId: z.string(), at: z.iso.datetime(), readAt: z.nullable(z.iso.datetime()) }),
  ),
  /** Views of lists in the studio. */
  savedViews: z.array(z.object({ list: z.string(), name: z.string(), query: z.string() })),
  /** Files and texts that were downloaded completely. */
  received: z.array(z.object({ item: z.string(), at: z.iso.datetime() })),
  usage: z.array(
    z.object({
      at: z.iso.datetime(),
      event: z.enum(['view', 'download', 'copy-text']),
      postId: z.nullable(z.string()),
      /** The posts of a download of several posts. */
      postIds: z.array(z.string()),
      assetId: z.nullable(z.string()),
      rendition: z.nullable(z.string()),
      bytes: z.nullable(z.int()),
      /** Medium and country at that time. */
      companyName: z.string(),
      mediaType: z.string(),
      country: z.string(),
      region: z.string(),
    }),
  ),
  mails: z.array(z.object({ template: z.string(), createdAt: z.iso.datetime(), sentAt: z.nullable(z.iso.datetime()) })),
  /** Audit entries about the account, or by it. */
  audit: z.array(z.object({ at: z.iso.datetime(), action: z.string(), byYou: z.boolean() })),
})

export type MyData = z.output<typeof myDataSchema>
