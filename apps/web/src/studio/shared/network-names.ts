import type { Network } from '@mixed-zone/contract/schemas/social'

/** Brand names are the same in every language; a plain web site has none. */
export const NETWORK_NAMES = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
} as const satisfies Readonly<Record<Exclude<Network, 'web'>, string>>
