import { cancelAssetChange } from '@mixed-zone/contract/endpoints/studio/files'
import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { Image } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { ProgressBar } from '../../../../../ui/components/progress.tsx'
import { toasts } from '../../../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../../../ui/primitives/button.tsx'
import { studioClient } from '../../../../shared/studio-client.ts'
import { useUploads } from '../../../../shared/uploads/use-uploads.ts'
import type { FileEditing } from '../file-editing.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { SubtitlesPart } from './subtitles-part.tsx'

interface VideoCardProps {
  readonly editing: FileEditing
  readonly asset: StudioAsset
}

/** Plays a video, takes its poster from any frame, and holds its subtitles. */
export function VideoCard({ editing, asset }: VideoCardProps) {
  const texts = useTexts(picturesTexts).videos
  const player = useRef<HTMLVideoElement | null>(null)
  const source = useSource(asset)
  const uiLocale = useLocale()
  return (
    <div className="mt-3 grid gap-5 lg:grid-cols-[minmax(0,30rem)_1fr]">
      <div>
        {source.url === null ? (
          <div className="flex aspect-video flex-col justify-center gap-3 rounded-control bg-sunken p-5 text-14 text-muted">
            <p>{texts.unplayable[source.reason]}</p>
            {source.reason === 'preparing' && (
              <ProgressBar label={texts.preview} value={(asset.file.preview?.percent ?? 0) / 100} isLabelHidden />
            )}
          </div>
        ) : (
          <video
            key={source.url}
            ref={player}
            src={source.url}
            poster={asset.poster?.url ?? asset.thumbnail ?? undefined}
            controls
            preload="metadata"
            aria-label={asset.name}
            onError={source.onError}
            className="aspect-video w-full rounded-control bg-viewer"
          >
            {asset.subtitles.map(({ id, locale, url }) => (
              <track
                key={id}
                kind="subtitles"
                src={url ?? undefined}
                srcLang={locale}
                label={LOCALE_NAMES[uiLocale][locale]}
                default={locale === uiLocale}
              />
            ))}
          </video>
        )}
        {source.isPreview && <p className="mt-1 text-12 text-muted">{texts.isPreview}</p>}
      </div>
      <div className="grid content-start gap-4">
        <PosterPart editing={editing} asset={asset} getPlayer={() => player.current} canTake={source.url !== null} />
        <SubtitlesPart editing={editing} asset={asset} />
      </div>
    </div>
  )
}

/** The original where this browser plays it, else the 720p copy. */
function useSource({ url, file }: StudioAsset) {
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([])
  const original = url !== null && canPlay(file.mediaType) && !failedUrls.includes(url) ? url : null
  const preview = file.preview?.url ?? null
  const found = original ?? (preview !== null && !failedUrls.includes(preview) ? preview : null)
  return {
    url: found,
    isPreview: found !== null && original === null,
    reason: file.preview !== null && preview === null ? ('preparing' as const) : ('impossible' as const),
    onError: () => found !== null && setFailedUrls((before) => [...before, found]),
  }
}

const canPlay = (mediaType: string) => document.createElement('video').canPlayType(mediaType) !== ''

const POSTER_QUALITY = 0.92

interface PosterPartProps extends VideoCardProps {
  readonly getPlayer: () => HTMLVideoElement | null
  readonly canTake: boolean
}

/** The frame that the player shows becomes the poster. */
function PosterPart({ editing: { detail, fileDetails, isEditable }, asset, getPlayer, canTake }: PosterPartProps) {
  const texts = useTexts(picturesTexts).videos
  const uploads = useUploads({ postId: detail.id, posterOf: asset.id })
  const isSending = uploads.items.some(({ state }) => state === 'sending' || state === 'queued' || state === 'hashing')

  async function handleTake(): Promise<void> {
    const player = getPlayer()
    const frame = player && (await drawFrame(player))
    if (frame === null) toasts.showError(texts.noFrame)
    else uploads.add([new File([frame], `${asset.name}.jpg`, { type: 'image/jpeg', lastModified: Date.now() })])
  }

  function handleCancel(): void {
    const params = { id: detail.id, assetId: asset.id, kind: 'poster' as const }
    void fileDetails.saveFileNow(studioClient.call(cancelAssetChange, undefined, { params }))
  }

  return (
    <section aria-label={texts.poster}>
      <h3 className="mb-2 text-14 font-semibold">{texts.poster}</h3>
      <div className="flex items-start gap-3">
        {(asset.poster?.thumbnail ?? asset.thumbnail) && (
          <img
            src={asset.poster?.thumbnail ?? asset.thumbnail ?? undefined}
            alt=""
            className="aspect-video w-32 rounded-control bg-skeleton object-cover"
          />
        )}
        <div className="text-14">
          {isEditable && (
            <Button
              size="small"
              icon={Image}
              isBusy={isSending}
              isDisabled={!canTake}
              onClick={() => void handleTake()}
            >
              {texts.takePoster}
            </Button>
          )}
          <p className="mt-1 text-12 text-muted">{asset.poster === null ? texts.posterHelp : texts.newPoster}</p>
          {asset.poster !== null && isEditable && (
            <button type="button" onClick={handleCancel} className="underlined rounded-control text-12 font-semibold">
              {texts.keepPoster}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

async function drawFrame(player: HTMLVideoElement): Promise<Blob | null> {
  if (player.videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = player.videoWidth
  canvas.height = player.videoHeight
  canvas.getContext('2d')?.drawImage(player, 0, 0)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', POSTER_QUALITY)
  })
}
