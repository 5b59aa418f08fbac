import { LOCALE_NAMES, isLocale } from '@mixed-zone/contract/locales'
import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { VideoThumb } from '../../ui/components/video-thumb.tsx'
import { nameOf } from './asset-facts.ts'

interface VideoPlayerProps {
  readonly video: Asset
  readonly isSmall?: boolean
}

/** A video's picture, which becomes the video when pressed: nothing of it is loaded before. */
export function VideoPlayer({ video, isSmall = false }: VideoPlayerProps) {
  const locale = useLocale()
  const words = useWords().post
  const [isPlaying, setIsPlaying] = useState(false)
  const player = useRef<HTMLVideoElement | null>(null)

  useEffect(() => {
    if (isPlaying) player.current?.focus()
  }, [isPlaying])

  if (video.url === null || !isPlaying) {
    return (
      <div>
        <VideoThumb
          src={video.thumb}
          title={nameOf(video)}
          durationSeconds={video.duration}
          placeholder={video.placeholder}
          isSmall={isSmall}
          onPlay={video.url === null ? undefined : () => setIsPlaying(true)}
        />
        {video.url === null && video.mediaId !== undefined && (
          <p className="mt-2 text-14 text-muted">{words.videoElsewhere}</p>
        )}
      </div>
    )
  }
  return (
    <video
      ref={player}
      src={video.url}
      poster={video.thumb}
      controls
      autoPlay
      playsInline
      aria-label={nameOf(video)}
      className="aspect-video w-full rounded-picture bg-viewer"
    >
      {video.subtitles.map(({ locale: language, url }) => (
        <track
          key={url}
          kind="subtitles"
          src={url}
          srcLang={language}
          label={isLocale(language) ? LOCALE_NAMES[locale][language] : language}
          default={language === locale}
        />
      ))}
    </video>
  )
}
