import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { bootConfig } from '../../../api/boot-config.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ViewerShell } from '../../../ui/components/overlays/viewer-shell.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { nameOf, videoSource } from '../asset-facts.ts'
import { postTexts } from '../post-texts.ts'
import { VideoFacts } from '../video-facts.tsx'
import { SubtitlesMenu, trackLabel } from './subtitles-menu.tsx'
import { ViewerCaption } from './viewer-caption.tsx'

interface VideoModalProps {
  readonly post: Post
  readonly video: Asset
  readonly onClose: () => void
}

/** Full-screen video player with subtitles. */
export function VideoModal({ post, video, onClose }: VideoModalProps) {
  const locale = useLocale()
  const texts = useTexts(postTexts)
  const player = useRef<HTMLVideoElement | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const source = videoSource(video, bootConfig.videoHost)
  return (
    <ViewerShell
      label={`${texts.videoModal}: ${nameOf(video)}`}
      onClose={onClose}
      header={<p className="min-w-0 truncate text-14 text-muted">{<VideoFacts video={video} />}</p>}
      footer={
        <>
          {video.subtitles.length > 0 && !hasFailed && <SubtitlesMenu player={player} subtitles={video.subtitles} />}
          <ViewerCaption post={post} asset={video} />
        </>
      }
    >
      {source === null || hasFailed ? (
        <div className="flex size-full flex-col items-center justify-center gap-6 px-4">
          <Alert variant="error">{texts.videoFailed}</Alert>
          {source !== null && video.url === null && (
            <ButtonLink href={source} target="_blank" rel="noopener noreferrer" icon={ExternalLink}>
              {texts.openOnHost}
            </ButtonLink>
          )}
        </div>
      ) : (
        <video
          ref={player}
          src={source}
          poster={video.thumb?.replace('-640.jpg', '-1280.jpg')}
          controls
          autoPlay
          playsInline
          aria-label={nameOf(video)}
          onError={() => setHasFailed(true)}
          className="size-full"
        >
          {video.subtitles.map(({ locale: language, url }) => (
            <track
              key={url}
              kind="subtitles"
              src={url}
              srcLang={language}
              label={trackLabel(language, locale)}
              default={language === locale}
            />
          ))}
        </video>
      )}
    </ViewerShell>
  )
}
