import type { Network, SocialAccount } from '@mixed-zone/contract/schemas/social'

type SocialItem = SocialAccount['items'][number]

/** The layout of a network's cards, by its usual kind of content. */
export type ItemLayout = 'videos' | 'pictures' | 'words'

const NETWORK_LAYOUTS: Readonly<Record<Network, ItemLayout>> = {
  youtube: 'videos',
  tiktok: 'videos',
  instagram: 'pictures',
  facebook: 'words',
  x: 'words',
  mastodon: 'words',
  bluesky: 'words',
  web: 'words',
}

// Numbers of cards that fill whole rows, largest first; fewer are shown as they are.
const FULL_ROWS: Readonly<Record<ItemLayout, readonly number[]>> = { videos: [5], pictures: [9, 5], words: [8, 4] }

export interface ArrangedAccount {
  readonly layout: ItemLayout
  readonly items: readonly SocialItem[]
}

/** The shown cards of an account and their layout. Without pictures, any network uses the text layout. */
export function arrangeAccount({ network, items }: Pick<SocialAccount, 'network' | 'items'>): ArrangedAccount {
  const own = NETWORK_LAYOUTS[network]
  const pictured = items.filter(({ image }) => image !== null)
  const layout = pictured.length === 0 ? 'words' : own
  // The picture layout shows items with a picture only.
  const shown = layout === 'pictures' ? pictured : items
  const count = FULL_ROWS[layout].find((full) => full <= shown.length) ?? shown.length
  return { layout, items: shown.slice(0, count) }
}
