import type { Post } from '@mixed-zone/contract/schemas/post'
import { Download, ShoppingBasket } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { BottomBar } from '../../ui/patterns/bottom-bar.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { availableAssets, totalBytes } from './asset-facts.ts'
import { postTexts } from './post-texts.ts'
import type { PictureSelection } from './selection/use-selection.ts'
import { ShareButton } from './share-button.tsx'
import { usePostDownloads } from '../downloads/downloads.tsx'

interface PostBarProps {
  readonly post: Post
  readonly title: string
  readonly selection: PictureSelection
}

/** Mobile action bar, below 1024 px: download all or the selection, add to the basket, share. */
export function PostBar({ post, title, selection: { chosen } }: PostBarProps) {
  const texts = useTexts(postTexts)
  const basketTexts = useBaseTexts().basket
  const { addToBasket, downloadAll, downloadSome } = usePostDownloads(post)
  const { formatBytes } = useFormats()
  const all = availableAssets(post.assets)
  const wanted = chosen.length > 0 ? chosen : all
  const label = chosen.length > 0 ? texts.downloadCount({ count: chosen.length }) : texts.downloadAll
  return (
    <BottomBar label={texts.actions}>
      {post.zip.count > 0 && (
        <Button
          variant="primary"
          size="large"
          icon={Download}
          className="min-w-0 flex-1 px-3! whitespace-nowrap"
          onClick={() => (chosen.length > 0 ? downloadSome(chosen) : downloadAll())}
        >
          {label}
          <span className="font-medium max-[26rem]:hidden">
            {formatBytes(chosen.length > 0 ? totalBytes(chosen) : post.zip.size)}
          </span>
        </Button>
      )}
      {wanted.length > 0 && (
        <IconButton
          icon={ShoppingBasket}
          label={chosen.length > 0 ? basketTexts.addCount({ count: chosen.length }) : basketTexts.add}
          variant="secondary"
          size="large"
          className="shrink-0"
          onClick={() => addToBasket(wanted)}
        />
      )}
      <ShareButton post={post} title={title} variant="secondary" size="large" isIconOnly={post.zip.count > 0} />
    </BottomBar>
  )
}
