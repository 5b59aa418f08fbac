import * as z from 'zod/mini'
import { quickLinkSchema } from './pages.ts'

/** Whose name and mark a card bears; anything else is `web`. */
export const NETWORKS = ['youtube', 'instagram', 'x', 'facebook', 'tiktok', 'mastodon', 'bluesky', 'web'] as const

export type Network = (typeof NETWORKS)[number]

export const socialItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  /** Through our own server; null where the item has none. */
  image: z.nullable(z.string()),
  publishedAt: z.nullable(z.iso.datetime()),
})

export const socialAccountSchema = z.object({
  id: z.string(),
  network: z.enum(NETWORKS),
  handle: z.string(),
  url: z.string(),
  items: z.array(socialItemSchema),
  /** Said to editors alone: since when its feed cannot be read. */
  failingSince: z.optional(z.iso.datetime()),
})

export type SocialAccount = z.output<typeof socialAccountSchema>

export const socialPageSchema = z.object({
  accounts: z.array(socialAccountSchema),
  quickLinks: z.array(quickLinkSchema),
})

export type SocialPage = z.output<typeof socialPageSchema>
