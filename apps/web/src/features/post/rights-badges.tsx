import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { rightsText } from '../../league-ui/notices/rights-text.ts'
import { RightsBadge } from '../../league-ui/notices/state-badge.tsx'
import { distinctRights, type Rights } from './asset-facts.ts'
import { postTexts } from './post-texts.ts'

/** A badge for each distinct right of use. List items. */
export function RightsBadges({ assets }: { readonly assets: readonly Asset[] }) {
  return distinctRights(assets).map((rights) => (
    <li key={`${rights.text} ${rights.until}`}>
      <AssetRightsBadge rights={rights} />
    </li>
  ))
}

/** A right of use as a badge, with its last day. */
export function AssetRightsBadge({ rights: { text, until } }: { readonly rights: Rights }) {
  const texts = useTexts(postTexts)
  const { date } = useFormats()
  const { short } = rightsText(text)
  return (
    <RightsBadge text={until === null ? short : texts.rightsUntil({ text: short, date: date(until) })} isProminent />
  )
}
