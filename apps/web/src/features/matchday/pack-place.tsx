import type { MatchdayPage } from '@mixed-zone/contract/schemas/browse'
import { Download, Package } from 'lucide-react'
import { askDownload } from '../../downloads/download-store.ts'
import type { PackWish } from '../../downloads/download-wish.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { matchdayTexts } from './matchday-texts.ts'

interface PackPlaceProps {
  readonly title: string
  readonly pack: MatchdayPage['pack']
  readonly wish: PackWish
}

/** What everything of it comes to in one download, and the way to it. Nothing where there is nothing to take. */
export function PackPlace({ title, pack, wish }: PackPlaceProps) {
  const texts = useTexts(matchdayTexts)
  const { bytes, number } = useFormats()
  if (pack.count === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-center gap-3">
        <Icon icon={Package} className="text-accent-text" />
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-14 text-muted">
            {texts.packFacts({ count: pack.count, shown: number(pack.count), size: bytes(pack.size) })}
          </span>
        </span>
      </p>
      <Button variant="primary" icon={Download} onClick={() => askDownload(wish)}>
        {texts.downloadPack}
      </Button>
    </div>
  )
}
