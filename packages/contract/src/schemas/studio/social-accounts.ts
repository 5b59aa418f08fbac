import * as z from 'zod/mini'
import { NETWORKS } from '../social.ts'
import { idSchema } from '../id.ts'
import { webAddressSchema } from './front-page.ts'

export const MAX_SOCIAL_ACCOUNTS = 30
export const MAX_HANDLE_CHARACTERS = 100

/**
 * Why a feed could not be read.
 * - `address`: it is no http or https address,
 * - `host`: its name is not found,
 * - `private`: it leads into a private network,
 * - `unreachable`, `timeout`: its server does not answer,
 * - `redirects`: there are too many,
 * - `status`: its server answered with something else than 200,
 * - `size`: it is too large,
 * - `format`: it is neither RSS, Atom nor JSON Feed.
 */
export const FEED_PROBLEMS = [
  'address',
  'host',
  'private',
  'unreachable',
  'timeout',
  'redirects',
  'status',
  'size',
  'format',
] as const

export type FeedProblem = (typeof FEED_PROBLEMS)[number]

export const socialAccountFields = {
  network: z.enum(NETWORKS),
  /** As it is shown: `@league`. */
  handle: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(MAX_HANDLE_CHARACTERS),
    z.refine((text) => !/\p{Cc}/u.test(text)),
  ),
  url: webAddressSchema,
  /** RSS, Atom or JSON Feed. Null: the account is only a link. */
  feedUrl: z.nullable(webAddressSchema),
}

/** `version` is the one that the person saw. If it is another by now, the error is `conflict`. */
export const socialAccountChangeSchema = z.extend(z.partial(z.object(socialAccountFields)), {
  version: z.int().check(z.minimum(1)),
})

export const studioSocialAccountSchema = z.object({
  id: z.string(),
  network: z.enum(NETWORKS),
  handle: z.string(),
  url: z.string(),
  feedUrl: z.nullable(z.string()),
  version: z.int(),
  /** How many items are stored. */
  items: z.int(),
  /** When the feed was last read; null before the first time. */
  readAt: z.nullable(z.iso.datetime()),
  failingSince: z.nullable(z.iso.datetime()),
  problem: z.nullable(z.object({ kind: z.enum(FEED_PROBLEMS), status: z.nullable(z.int()) })),
  /** When the schedule reads it next. */
  nextFetchAt: z.nullable(z.iso.datetime()),
  /** An editor has requested a fetch that has not ended yet. */
  isFetching: z.boolean(),
})

export type StudioSocialAccount = z.output<typeof studioSocialAccountSchema>

export const socialAccountsSchema = z.object({ accounts: z.array(studioSocialAccountSchema) })

/** `previousIds` is the order that the person saw. If it is another by now, the error is `conflict`. */
export const socialOrderSchema = z.object({
  ids: z.array(idSchema).check(z.maxLength(MAX_SOCIAL_ACCOUNTS)),
  previousIds: z.array(idSchema).check(z.maxLength(MAX_SOCIAL_ACCOUNTS)),
})
