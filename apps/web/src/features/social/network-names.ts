import type { Network } from '@mixed-zone/contract/schemas/social'

/** What the networks call themselves, in every language. A site of no network is named by the page's words. */
export const NETWORK_NAMES: Readonly<Record<Network, string | null>> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  web: null,
}
