import type { Network, SocialAccount } from '@mixed-zone/contract/schemas/social'

type SocialItem = SocialAccount['items'][number]

/** How the cards of a network stand: by what is mostly shown there. */
export type Rhythm = 'videos' | 'pictures' | 'words'

const RHYTHMS: Readonly<Record<Network, Rhythm>> = {
  youtube: 'videos',
  tiktok: 'videos',
  instagram: 'pictures',
  facebook: 'words',
  x: 'words',
  mastodon: 'words',
  bluesky: 'words',
  web: 'words',
}

// Numbers of cards that end in a full row, the largest first; fewer than the smallest stand as they are.
const FULL_ROWS: Readonly<Record<Rhythm, readonly number[]>> = { videos: [5], pictures: [9, 5], words: [8, 4] }

export interface ArrangedAccount {
  readonly rhythm: Rhythm
  readonly items: readonly SocialItem[]
}

/** The cards of an account that are shown, and how. Without pictures any network is one of words. */
export function arrangeAccount({ network, items }: Pick<SocialAccount, 'network' | 'items'>): ArrangedAccount {
  const own = RHYTHMS[network]
  const pictured = items.filter(({ image }) => image !== null)
  const rhythm = pictured.length === 0 ? 'words' : own
  // A wall of pictures has no place for what has none.
  const shown = rhythm === 'pictures' ? pictured : items
  const count = FULL_ROWS[rhythm].find((full) => full <= shown.length) ?? shown.length
  return { rhythm, items: shown.slice(0, count) }
}
