import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { rightsText } from '../../i18n/rights-text.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useWords } from '../../i18n/words.tsx'
import { RightsBadge } from '../../ui/components/state-badge.tsx'
import { dayOf, distinctRights } from './asset-facts.ts'

/** What may be done with the files, as a badge for each kind of rights. List items. */
export function RightsBadges({ assets }: { readonly assets: readonly Asset[] }) {
  const words = useWords().post
  const { date } = useFormats()
  return distinctRights(assets).map(({ text, until }) => {
    const { short } = rightsText(text)
    return (
      <li key={`${text} ${until}`}>
        <RightsBadge
          text={until === null ? short : words.rightsUntil({ text: short, date: date(dayOf(until)) })}
          isProminent
        />
      </li>
    )
  })
}
