import * as z from 'zod/mini'
import { quickLinkSchema } from './pages.ts'

/** For the name and logo of a card. `web` is anything else. */
export const NETWORKS = ['youtube', 'instagram', 'x', 'facebook', 'tiktok', 'mastodon', 'bluesky', 'web'] as const

export type Network = (typeof NETWORKS)[number]

export const socialItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  /** Proxied by this server; null if the item has none. */
  image: z.nullable(z.string()),
  publishedAt: z.nullable(z.iso.datetime()),
})

export const socialAccountSchema = z.object({
  id: z.string(),
  network: z.enum(NETWORKS),
  handle: z.string(),
  url: z.string(),
  items: z.array(socialItemSchema),
  /** For editors only: since when the feed cannot be read. */
  failingSince: z.optional(z.iso.datetime()),
})

export type SocialAccount = z.output<typeof socialAccountSchema>

export const socialPageSchema = z.object({
  accounts: z.array(socialAccountSchema),
  quickLinks: z.array(quickLinkSchema),
})

export type SocialPage = z.output<typeof socialPageSchema>
