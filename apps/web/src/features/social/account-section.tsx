import type { Network, SocialAccount } from '@mixed-zone/contract/schemas/social'
import { ArrowUpRight, TriangleAlert } from 'lucide-react'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Badge } from '../../ui/components/badge.tsx'
import { ExternalAnchor } from '../../ui/primitives/external-anchor.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { arrangeAccount, type ArrangedAccount } from './arrange-account.ts'
import { PictureItems, VideoItems, WordItems } from './item-layouts.tsx'
import { socialTexts } from './social-texts.ts'

/** One account: its network and name, a link to it, and its latest items. */
export function AccountSection({ account }: { readonly account: SocialAccount }) {
  const texts = useTexts(socialTexts)
  const titleId = `account-${account.id}`
  const network = NETWORK_NAMES[account.network] ?? texts.website
  return (
    <section aria-labelledby={titleId} className="page-width">
      <div className="section-rule relative mb-4 items-baseline gap-x-4 sm:mb-6 sm:flex">
        <h2 id={titleId} className="headline-28 min-w-0 wrap-anywhere">
          {network}{' '}
          <span className="font-text text-14 leading-5 font-normal tracking-normal text-muted max-sm:block sm:ml-2">
            {account.handle}
          </span>
        </h2>
        {account.failingSince !== undefined && <FailingMark since={account.failingSince} />}
        <ExternalAnchor
          href={account.url}
          className="touch-target underlined-on-hover ml-auto inline-flex shrink-0 items-center max-sm:absolute! max-sm:top-4 max-sm:right-0 gap-2 rounded-control text-14 font-semibold"
        >
          {texts.openAccount({ network })}
          <Icon icon={ArrowUpRight} size={18} />
        </ExternalAnchor>
      </div>
      <AccountItems arranged={arrangeAccount(account)} network={network} />
    </section>
  )
}

/** The server sends it only to people who can fix the feed. */
function FailingMark({ since }: { readonly since: string }) {
  const texts = useTexts(socialTexts)
  const { dateTime } = useFormats()
  return (
    <Badge tone="flare" icon={TriangleAlert}>
      {texts.failingSince({ at: dateTime(since) })}
    </Badge>
  )
}

interface AccountItemsProps {
  readonly arranged: ArrangedAccount
  readonly network: string
}

function AccountItems({ arranged: { layout, items }, network }: AccountItemsProps) {
  const texts = useTexts(socialTexts)
  if (items.length === 0) return <p className="text-muted">{texts.noItems}</p>
  if (layout === 'videos') return <VideoItems items={items} network={network} />
  if (layout === 'pictures') return <PictureItems items={items} network={network} />
  return <WordItems items={items} network={network} />
}

/** Brand names are the same in every language; a plain web site has none. */
const NETWORK_NAMES: Readonly<Record<Network, string | null>> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  web: null,
}
