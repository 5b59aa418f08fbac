import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { Copyright } from 'lucide-react'
import { useFormats } from '../../i18n/use-formats.ts'
import { useWords } from '../../i18n/words.tsx'
import { Badge } from '../../ui/components/badge.tsx'
import { dayOf, distinctRights } from './asset-facts.ts'

/** What may be done with the files, as a badge for each kind of rights. List items. */
export function RightsBadges({ assets }: { readonly assets: readonly Asset[] }) {
  const words = useWords().post
  const { date } = useFormats()
  return distinctRights(assets).map(({ text, until }) => (
    <li key={`${text} ${until}`}>
      <Badge tone="accent" icon={Copyright}>
        {until === null ? text : words.rightsUntil({ text, date: date(dayOf(until)) })}
      </Badge>
    </li>
  ))
}
