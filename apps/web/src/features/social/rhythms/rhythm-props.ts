import type { SocialAccount } from '@mixed-zone/contract/schemas/social'

export type SocialItem = SocialAccount['items'][number]

export interface RhythmProps {
  readonly items: readonly SocialItem[]
  /** What the network is called, for what has no words of its own. */
  readonly network: string
}

export interface ItemProps {
  readonly item: SocialItem
  readonly network: string
}
