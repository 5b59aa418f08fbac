import type { Post } from '@mixed-zone/contract/schemas/post'
import { useEffect, useRef } from 'react'
import { sortAssets } from './asset-facts.ts'
import { pictureButtonId } from './picture-figure.tsx'
import { PostAside } from './post-aside.tsx'
import { PostBar } from './post-bar.tsx'
import { PostFiles } from './post-files.tsx'
import { PostHeader } from './post-header.tsx'
import { PostLinks } from './post-links.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import { PostNotices } from './post-notices.tsx'
import { PostPictures } from './post-pictures.tsx'
import { PostText } from './post-text.tsx'
import { PostVideos } from './post-videos.tsx'
import { PostViewer } from './post-viewer.tsx'
import { recordView } from './record-use.ts'
import { useSelection } from './selection/use-selection.ts'
import { figureButtonId } from './text-figure.tsx'
import { useReadingLanguage } from './use-reading-language.ts'
import { useViewerAddress } from './viewer/use-viewer-address.ts'

interface PostPageProps {
  readonly post: Post
  /** A draft: nothing is counted, and nothing leads to the published post. */
  readonly isPreview?: boolean
}

/** Everything of a post. */
export function PostPage({ post, isPreview = false }: PostPageProps) {
  const { images, videos, documents } = sortAssets(post.assets)
  const reading = useReadingLanguage(post)
  const viewer = useViewerAddress()
  const selection = useSelection(images)

  const viewedPictureId = viewer.opened?.kind === 'picture' ? viewer.opened.id : null
  const rememberOpener = useFocusOfClosed(viewedPictureId)

  function open(from: OpenedFrom, kind: 'picture' | 'video', assetId: string) {
    rememberOpener(from)
    viewer.open(kind, assetId)
  }

  useEffect(() => {
    if (!isPreview) void recordView(post.id)
  }, [post.id, isPreview])

  return (
    <article className="page-width pt-6 pb-16 lg:pt-8 lg:pb-24">
      <PostHeader post={post} reading={reading} isPreview={isPreview} />
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 content-start gap-12 lg:gap-14">
          {!isPreview && <PostNotices postId={post.id} />}
          <PostPictures
            post={post}
            images={images}
            selection={selection}
            viewedId={viewedPictureId}
            onOpen={(id) => open('pictures', 'picture', id)}
          />
          <PostVideos post={post} videos={videos} onPlay={(id) => open('pictures', 'video', id)} />
          <PostText post={post} reading={reading} isPreview={isPreview} onOpen={(kind, id) => open('text', kind, id)} />
          <PostFiles post={post} files={documents} />
          <PostLinks post={post} />
        </div>
        <PostAside post={post} selection={selection} />
      </div>
      <PostNeighbours post={post} />
      {!isPreview && <PostBar post={post} title={reading.title} selection={selection} />}
      <PostViewer post={post} address={viewer} />
    </article>
  )
}

type OpenedFrom = 'pictures' | 'text'

/** After closing the viewer, focuses the picture that was viewed last, in the text if it was opened there. */
function useFocusOfClosed(openedId: string | null): (from: OpenedFrom) => void {
  const openedFrom = useRef<OpenedFrom>('pictures')
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (openedId === null && before.current !== null) {
      const inText = openedFrom.current === 'text' ? document.getElementById(figureButtonId(before.current)) : null
      const button = inText ?? document.getElementById(pictureButtonId(before.current))
      button?.focus()
      openedFrom.current = 'pictures'
    }
    before.current = openedId
  }, [openedId])
  return (from) => {
    openedFrom.current = from
  }
}
