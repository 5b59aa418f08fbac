import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { bootConfig } from '../../api/boot-config.ts'
import { BasketButton } from '../downloads/downloads.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { VideoThumb } from '../../ui/components/media/video-thumb.tsx'
import { classNames } from '../../ui/primitives/class-names.ts'
import { isOnVideoHost, nameOf, thumbSrcSet, videoSource } from './asset-facts.ts'
import { DownloadLink } from './download-link.tsx'
import { PostSection } from './post-section.tsx'
import { postTexts } from './post-texts.ts'
import { VideoFacts } from './video-facts.tsx'

interface PostVideosProps {
  readonly post: Post
  readonly videos: readonly Asset[]
  readonly onPlay: (id: string) => void
}

/** The videos: the first large, the others in rows beside it. A video is not loaded before it is played. */
export function PostVideos({ post, videos, onPlay }: PostVideosProps) {
  const texts = useTexts(postTexts)
  const [first, ...others] = videos
  if (first === undefined) return null
  return (
    <PostSection id="videos" title={texts.videos} count={videos.length}>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className={others.length === 0 ? 'sm:max-w-140 lg:col-span-2' : ''}>
          <Thumb video={first} onPlay={onPlay} />
          <VideoLine post={post} video={first} />
        </div>
        {others.length > 0 && (
          <ul className="grid content-start gap-x-5 gap-y-4 sm:max-lg:grid-cols-2">
            {others.map((video) => (
              <li
                key={video.id}
                className="grid grid-cols-2 content-start gap-x-4 gap-y-2 border-line max-sm:not-first:border-t max-sm:not-first:pt-4 lg:not-first:border-t lg:not-first:pt-4"
              >
                <Thumb video={video} onPlay={onPlay} isSmall />
                <VideoLine post={post} video={video} isSmall />
              </li>
            ))}
          </ul>
        )}
      </div>
    </PostSection>
  )
}

interface ThumbProps {
  readonly video: Asset
  readonly onPlay: (id: string) => void
  readonly isSmall?: boolean
}

function Thumb({ video, onPlay, isSmall = false }: ThumbProps) {
  const canPlay = videoSource(video, bootConfig.videoHost) !== null
  return (
    <VideoThumb
      src={video.thumb}
      srcSet={thumbSrcSet(video)}
      sizes={isSmall ? '(width >= 40rem) 10rem, 50vw' : '(width >= 64rem) 35rem, 100vw'}
      title={nameOf(video)}
      durationSeconds={video.duration}
      placeholder={video.placeholder}
      isSmall={isSmall}
      onPlay={canPlay ? () => onPlay(video.id) : undefined}
    />
  )
}

interface VideoLineProps {
  readonly post: Post
  readonly video: Asset
  readonly isSmall?: boolean
}

function VideoLine({ post, video, isSmall = false }: VideoLineProps) {
  return (
    // Beside a small picture the text needs the full width, or names would break within a word.
    <div className={classNames('flex gap-3', isSmall ? 'flex-col' : 'mt-2 items-start justify-between')}>
      <div className="min-w-0">
        <h3 className="headline-16">{nameOf(video)}</h3>
        <p className="mt-1 text-14 text-muted">
          <VideoFacts video={video} />
        </p>
      </div>
      {!isOnVideoHost(video, bootConfig.videoHost) && (
        <span className="flex shrink-0 items-center gap-6">
          {video.url !== null && <BasketButton asset={video} post={post} name={nameOf(video)} />}
          <DownloadLink asset={video} />
        </span>
      )}
    </div>
  )
}
