import type { SocialAccount } from '@mixed-zone/contract/schemas/social'
import type { SocialAccountRow, SocialItemRow } from './social.repository.ts'

interface Presenting {
  /** The account's own, newest first. */
  readonly items: readonly SocialItemRow[]
  readonly addressOfPicture: (itemId: number) => string
  /** Whether the reader is one of those who can mend a feed. */
  readonly tellsFailures: boolean
}

export function presentSocialAccount(account: SocialAccountRow, presenting: Presenting): SocialAccount {
  const { id, network, handle, url, failingSince } = account
  const { items, addressOfPicture, tellsFailures } = presenting
  return {
    id: String(id),
    network,
    handle,
    url,
    items: items.map((item) => ({
      id: String(item.id),
      title: item.title,
      text: item.text,
      url: item.url,
      image: item.imageFileId === null ? null : addressOfPicture(item.id),
      publishedAt: item.publishedAt?.toISOString() ?? null,
    })),
    ...(tellsFailures && failingSince ? { failingSince: failingSince.toISOString() } : {}),
  }
}
