import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { Download, Lock } from 'lucide-react'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { TIGHT_ICON } from '../../ui/primitives/button-style.ts'
import { classNames } from '../../ui/primitives/class-names.ts'
import { Icon, type IconSize } from '../../ui/primitives/icon.tsx'
import { nameOf } from './asset-facts.ts'
import { handleFileLink } from '../downloads/downloads.tsx'
import { postTexts } from './post-texts.ts'

interface DownloadLinkProps {
  readonly asset: Asset
  /** Default: the caption or file name. */
  readonly name?: string
  readonly size?: IconSize
  /** In a tight row of icons. */
  readonly isTight?: boolean
}

/** Downloads the original of a file; for a file that is not available, `UnavailableFile`. */
export function DownloadLink({ asset, name = nameOf(asset), size = 20, isTight = false }: DownloadLinkProps) {
  const texts = useTexts(postTexts)
  if (asset.url === null) return <UnavailableFile asset={asset} />
  const label = texts.download({ name })
  return (
    <a
      href={asset.url}
      download={asset.name}
      onClick={(event) => handleFileLink(event, { title: nameOf(asset), file: asset })}
      aria-label={label}
      title={label}
      className={classNames('shrink-0 text-ink', isTight ? TIGHT_ICON : 'touch-target inline-flex rounded-control')}
    >
      <Icon icon={Download} size={size} />
    </a>
  )
}

/** Shows a lock and why the file is no longer available. */
export function UnavailableFile({ asset }: { readonly asset: Asset }) {
  const texts = useTexts(postTexts)
  return (
    <span className="inline-flex items-center gap-1.5 text-12 text-muted">
      <Icon icon={Lock} size={16} label={texts.notAvailable} />
      <UnavailableReason asset={asset} />
    </span>
  )
}

/** When and why a file was recalled. */
export function useRecallNotice() {
  const texts = useTexts(postTexts)
  const { date } = useFormats()
  return ({ at, reason }: NonNullable<Asset['recalled']>) =>
    [texts.recalled({ date: date(at) }), reason].filter((text) => text !== '').join('. ')
}

function UnavailableReason({ asset: { recalled, rights } }: { readonly asset: Asset }) {
  const texts = useTexts(postTexts)
  const { date } = useFormats()
  const recallNotice = useRecallNotice()
  if (recalled !== undefined) return recallNotice(recalled)
  const until = rights?.until ?? null
  return until === null ? null : texts.rightsEnded({ date: date(until) })
}
