import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { Lock } from 'lucide-react'
import { bootConfig } from '../../api/boot-config.ts'
import { useTexts } from '../../i18n/texts.ts'
import { VideoThumb } from '../../ui/components/media/video-thumb.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { nameOf, pictureOf, sortAssets, thumbSrcSet, videoSource } from './asset-facts.ts'
import { useCaptionText, useCredit } from './caption-text.ts'
import { useRecallNotice } from './download-link.tsx'
import { postTexts } from './post-texts.ts'

// As wide as the text.
const SIZES = '(width >= 48rem) 44rem, 100vw'

interface TextFigureProps {
  readonly post: Post
  readonly asset: Asset
  readonly onOpen: (kind: 'picture' | 'video', assetId: string) => void
}

/** A picture or video inside the text, with caption and credit. A recalled one is replaced by its notice. */
export function TextFigure({ post, asset, onOpen }: TextFigureProps) {
  const credit = useCredit()
  const recallNotice = useRecallNotice()
  if (asset.recalled !== undefined) {
    return (
      <p className="my-6 flex items-center gap-3 rounded-picture bg-sunken px-5 py-4 text-14 text-ink2">
        <Icon icon={Lock} size={20} className="shrink-0" />
        {recallNotice(asset.recalled)}
      </p>
    )
  }
  return (
    <figure className="my-6">
      {asset.kind === 'video' ? (
        <FigureVideo asset={asset} onOpen={onOpen} />
      ) : (
        <FigurePicture post={post} asset={asset} onOpen={onOpen} />
      )}
      <figcaption className="mt-2 text-14 text-ink2">
        {asset.caption}
        {asset.credit !== '' && <span className="block text-muted">{credit(asset)}</span>}
      </figcaption>
    </figure>
  )
}

function FigurePicture({ post, asset, onOpen }: TextFigureProps) {
  const texts = useTexts(postTexts)
  const picture = pictureOf(asset)
  if (!picture) return <div className="aspect-3/2 rounded-picture bg-sunken" />
  const place = sortAssets(post.assets).images.indexOf(asset) + 1
  return (
    <button
      type="button"
      id={figureButtonId(asset.id)}
      aria-haspopup="dialog"
      onClick={() => onOpen('picture', asset.id)}
      className="focus-on-picture block w-full cursor-zoom-in rounded-picture"
    >
      <span className="sr-only">{texts.viewFullScreen({ place })} </span>
      <Picture picture={picture} sizes={SIZES} className="rounded-picture" />
    </button>
  )
}

function FigureVideo({ asset, onOpen }: Omit<TextFigureProps, 'post'>) {
  const canPlay = videoSource(asset, bootConfig.videoHost) !== null
  return (
    <VideoThumb
      src={asset.thumb}
      srcSet={thumbSrcSet(asset)}
      sizes={SIZES}
      title={nameOf(asset)}
      durationSeconds={asset.duration}
      placeholder={asset.placeholder}
      onPlay={canPlay ? () => onOpen('video', asset.id) : undefined}
    />
  )
}

export function figureButtonId(assetId: string): string {
  return `figure-${assetId}`
}

/** What the clipboard gets where a picture or video stands. */
export function useFigureText(): (asset: Asset) => string {
  const captionText = useCaptionText()
  const recallNotice = useRecallNotice()
  return (asset) => (asset.recalled === undefined ? captionText(asset) : recallNotice(asset.recalled))
}
