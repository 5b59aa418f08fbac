import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { Download } from 'lucide-react'
import { BasketButton, handleFileLink } from '../../downloads/downloads.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { CopyButton } from '../../../ui/components/copy-button.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { nameOf } from '../asset-facts.ts'
import { DownloadLink } from '../download-link.tsx'
import { postTexts } from '../post-texts.ts'
import { RightsOf } from '../rights-badges.tsx'

/** Caption, credit and rights of the shown picture or video, with buttons to copy and download it. */
export function ViewerCaption({ post, asset }: { readonly post: Post; readonly asset: Asset }) {
  const texts = useTexts(postTexts)
  const isPhoto = asset.kind === 'image' && asset.credit !== ''
  const credit = isPhoto ? texts.photoBy({ credit: asset.credit }) : asset.credit
  const copied = [asset.caption, credit].filter((line) => line !== '').join('\n')
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 px-4 pt-3 pb-3 sm:px-6 sm:pt-4">
      <div className="max-h-[30dvh] min-w-0 flex-1 basis-80 overflow-y-auto">
        {asset.caption !== '' && <p className="max-w-220">{asset.caption}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-muted">
          {credit !== '' && <p>{credit}</p>}
          {asset.rights && <RightsOf rights={asset.rights} />}
          {copied !== '' && <CopyButton text={copied} label={texts.copyCaption} className="max-sm:hidden" />}
        </div>
      </div>
      <div className="flex items-center gap-3 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:border-t max-sm:border-line max-sm:px-4 max-sm:pt-3">
        <OriginalLink asset={asset} />
        {asset.url !== null && <BasketButton asset={asset} post={post} name={nameOf(asset)} look="button" />}
        {copied !== '' && (
          <CopyButton
            text={copied}
            label={texts.copyCaption}
            isIconOnly
            variant="secondary"
            size="large"
            className="sm:hidden"
          />
        )}
      </div>
    </div>
  )
}

function OriginalLink({ asset }: { readonly asset: Asset }) {
  const texts = useTexts(postTexts)
  const { bytes } = useFormats()
  if (asset.url === null) return <DownloadLink asset={asset} />
  return (
    <ButtonLink
      href={asset.url}
      download={asset.name}
      onClick={(event) => handleFileLink(event, { title: nameOf(asset), file: asset })}
      variant="primary"
      size="large"
      icon={Download}
      className="whitespace-nowrap max-sm:min-w-0 max-sm:flex-1 max-sm:px-3!"
    >
      <span className="sm:hidden">{texts.downloadShort}</span>
      <span className="max-sm:hidden">{texts.downloadOriginal}</span>
      <span className="font-medium">{bytes(asset.size)}</span>
    </ButtonLink>
  )
}
