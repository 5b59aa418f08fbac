import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { Download } from 'lucide-react'
import { bootConfig } from '../../../api/boot-config.ts'
import { BasketButton, handleFileLink } from '../../downloads/downloads.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { CopyButton } from '../../../ui/components/copy-button.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { isOnVideoHost, nameOf } from '../asset-facts.ts'
import { useCaptionText, useCredit } from '../caption-text.ts'
import { UnavailableFile } from '../download-link.tsx'
import { postTexts } from '../post-texts.ts'
import { AssetRightsBadge } from '../rights-badges.tsx'

/** Caption, credit and rights of the shown picture or video, with buttons to copy and download it. */
export function ViewerCaption({ post, asset }: { readonly post: Post; readonly asset: Asset }) {
  const texts = useTexts(postTexts)
  const credit = useCredit()(asset)
  const textToCopy = useCaptionText()(asset)
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 px-4 pt-3 pb-3 sm:px-6 sm:pt-4">
      <div className="max-h-[30dvh] min-w-0 flex-1 basis-80 overflow-y-auto">
        {asset.caption !== '' && <p className="max-w-220">{asset.caption}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-muted">
          {credit !== '' && <p>{credit}</p>}
          {asset.rights && <AssetRightsBadge rights={asset.rights} />}
          {/* Phones show the copy button below, as an icon beside the download. */}
          {textToCopy !== '' && <CopyButton text={textToCopy} label={texts.copyCaption} className="max-sm:hidden" />}
        </div>
      </div>
      <div className="flex items-center gap-3 empty:hidden max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:border-t max-sm:border-line max-sm:px-4 max-sm:pt-3">
        {asset.url === null ? (
          !isOnVideoHost(asset, bootConfig.videoHost) && <UnavailableFile asset={asset} />
        ) : (
          <>
            <OriginalLink asset={asset} url={asset.url} />
            <BasketButton asset={asset} post={post} name={nameOf(asset)} look="button" />
          </>
        )}
        {textToCopy !== '' && (
          <CopyButton
            text={textToCopy}
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

function OriginalLink({ asset, url }: { readonly asset: Asset; readonly url: string }) {
  const texts = useTexts(postTexts)
  const { formatBytes } = useFormats()
  return (
    <ButtonLink
      href={url}
      download={asset.name}
      onClick={(event) => handleFileLink(event, { title: nameOf(asset), file: asset })}
      variant="primary"
      size="large"
      icon={Download}
      className="whitespace-nowrap max-sm:min-w-0 max-sm:flex-1 max-sm:px-3"
    >
      <span className="sm:hidden">{texts.downloadShort}</span>
      <span className="max-sm:hidden">{texts.downloadOriginal}</span>
      <span className="font-medium">{formatBytes(asset.size)}</span>
    </ButtonLink>
  )
}
