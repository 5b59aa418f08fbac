import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { Download, Lock } from 'lucide-react'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Icon, type IconSize } from '../../ui/primitives/icon.tsx'
import { dayOf, nameOf } from './asset-facts.ts'
import { handleFileLink } from '../downloads/downloads.tsx'
import { postTexts } from './post-texts.ts'

interface DownloadLinkProps {
  readonly asset: Asset
  readonly size?: IconSize
}

/** The original of a file. Where it may no longer be had, a lock and the reason. */
export function DownloadLink({ asset, size = 20 }: DownloadLinkProps) {
  const texts = useTexts(postTexts)
  if (asset.url !== null) {
    const label = texts.download({ name: nameOf(asset) })
    return (
      <a
        href={asset.url}
        download={asset.name}
        onClick={(event) => handleFileLink(event, { title: nameOf(asset), asset })}
        aria-label={label}
        title={label}
        className="touch-target inline-flex shrink-0 rounded-control text-ink"
      >
        <Icon icon={Download} size={size} />
      </a>
    )
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-12 text-muted">
      <Icon icon={Lock} size={16} label={texts.notAvailable} />
      <WhyNot asset={asset} />
    </span>
  )
}

function WhyNot({ asset: { recalled, rights } }: { readonly asset: Asset }) {
  const texts = useTexts(postTexts)
  const { date } = useFormats()
  if (recalled !== undefined) {
    return [texts.recalled({ date: date(recalled.at) }), recalled.reason].filter((text) => text !== '').join('. ')
  }
  const until = rights?.until ?? null
  return until === null ? null : texts.rightsEnded({ date: date(dayOf(until)) })
}
