import type { MatchdayPage } from '@mixed-zone/contract/schemas/lists'
import { Download, Package } from 'lucide-react'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { downloadPack } from '../downloads/downloads.tsx'
import { matchdayTexts } from './matchday-texts.ts'

interface PackDownloadProps {
  readonly title: string
  readonly pack: MatchdayPage['pack']
  /** The title of the download. */
  readonly downloadTitle: string
  readonly source: Parameters<typeof downloadPack>[0]['source']
}

/** The size of a match pack and the button to download it. Renders nothing if the pack is empty. */
export function PackDownload({ title, pack, downloadTitle, source }: PackDownloadProps) {
  const texts = useTexts(matchdayTexts)
  const { formatBytes, formatNumber } = useFormats()
  if (pack.count === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-center gap-3">
        <Icon icon={Package} className="text-accent-text" />
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-14 text-muted">
            {texts.packFacts({ count: pack.count, shown: formatNumber(pack.count), size: formatBytes(pack.size) })}
          </span>
        </span>
      </p>
      <Button variant="primary" icon={Download} onClick={() => downloadPack({ title: downloadTitle, source, ...pack })}>
        {texts.downloadPack}
      </Button>
    </div>
  )
}
