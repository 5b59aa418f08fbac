import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useWords } from '../../i18n/words.tsx'
import { DownloadLink } from './download-link.tsx'
import { PostSection } from './post-section.tsx'
import { VideoPlayer } from './video-player.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { extensionOf, nameOf } from './asset-facts.ts'

/** The videos: the first large, the others in rows beside it. Each plays where it stands. */
export function PostVideos({ videos }: { readonly videos: readonly Asset[] }) {
  const words = useWords().post
  const [first, ...others] = videos
  if (first === undefined) return null
  return (
    <PostSection id="videos" title={words.videos} count={videos.length}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className={others.length === 0 ? 'sm:col-span-2 sm:max-w-140' : ''}>
          <VideoPlayer video={first} />
          <VideoFacts video={first} />
        </div>
        {others.length > 0 && (
          <ul className="grid content-start gap-4">
            {others.map((video) => (
              <li
                key={video.id}
                className="grid grid-cols-2 gap-x-4 gap-y-2 border-line not-first:border-t not-first:pt-4 has-[video]:grid-cols-1"
              >
                <VideoPlayer video={video} isSmall />
                <VideoFacts video={video} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </PostSection>
  )
}

function VideoFacts({ video }: { readonly video: Asset }) {
  const words = useWords().post
  const { bytes } = useFormats()
  const languages = video.subtitles.map(({ locale }) => locale.toUpperCase()).join(' ')
  const facts = [bytes(video.size), extensionOf(video), languages === '' ? '' : words.subtitles({ languages })]
  return (
    <div className="mt-2 flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h3 className="headline-16">{nameOf(video)}</h3>
        <p className="mt-1 text-14 text-muted">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
      <DownloadLink asset={video} />
    </div>
  )
}
