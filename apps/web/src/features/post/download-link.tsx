import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { Download, Lock } from 'lucide-react'
import { useFormats } from '../../i18n/use-formats.ts'
import { useWords } from '../../i18n/words.tsx'
import { Icon, type IconSize } from '../../ui/primitives/icon.tsx'
import { dayOf, nameOf } from './asset-facts.ts'

interface DownloadLinkProps {
  readonly asset: Asset
  readonly size?: IconSize
}

/** The original of a file, straight from its signed address. Where it may no longer be had, a lock and the reason. */
export function DownloadLink({ asset, size = 20 }: DownloadLinkProps) {
  const words = useWords().post
  const { date } = useFormats()
  if (asset.url !== null) {
    const label = words.download({ name: nameOf(asset) })
    return (
      <a
        href={asset.url}
        download={asset.name}
        aria-label={label}
        title={label}
        className="touch-target inline-flex shrink-0 rounded-control text-ink"
      >
        <Icon icon={Download} size={size} />
      </a>
    )
  }
  const until = asset.rights?.until ?? null
  const reason = asset.recalled?.reason ?? (until === null ? null : words.rightsEnded({ date: date(dayOf(until)) }))
  return (
    <span className="inline-flex items-center gap-1.5 text-12 text-muted">
      <Icon icon={Lock} size={16} label={words.notAvailable} />
      {reason}
    </span>
  )
}
