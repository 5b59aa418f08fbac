import type { SocialAccount } from '@mixed-zone/contract/schemas/social'
import type { SocialAccountRow, SocialItemRow } from './social.repository.ts'

/** What the URL of an item's picture is signed for. */
export function socialPictureScope(itemId: number): string {
  return `social/${itemId}`
}

interface AccountDetails {
  readonly items: readonly SocialItemRow[]
  readonly sign: (scope: string) => string
  /** Only for readers who can repair a feed. */
  readonly showsFailures: boolean
}

export function presentSocialAccount(account: SocialAccountRow, details: AccountDetails): SocialAccount {
  const { id, network, handle, url, failingSince } = account
  const { items, sign, showsFailures } = details
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
      image: item.imageFileId === null ? null : `/api/social/${item.id}.webp?k=${sign(socialPictureScope(item.id))}`,
      publishedAt: item.publishedAt?.toISOString() ?? null,
    })),
    ...(showsFailures && failingSince ? { failingSince: failingSince.toISOString() } : {}),
  }
}
