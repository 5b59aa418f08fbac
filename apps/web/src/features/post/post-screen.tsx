import type { Post } from '@mixed-zone/contract/schemas/post'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { ApiFailure } from '../../api/failure.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { sortAssets } from './asset-facts.ts'
import { postQuery } from './get-post.ts'
import { PostAside } from './post-aside.tsx'
import { PostBar } from './post-bar.tsx'
import { PostFiles } from './post-files.tsx'
import { PostHead } from './post-head.tsx'
import { PostLinks } from './post-links.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import { PostPictures } from './post-pictures.tsx'
import { PostSkeleton } from './post-skeleton.tsx'
import { PostText } from './post-text.tsx'
import { PostVideos } from './post-videos.tsx'
import { PostViewer } from './post-viewer.tsx'
import { recordView } from './record-use.ts'
import { useSelection } from './selection/use-selection.ts'
import { useReadingLanguage } from './use-reading-language.ts'
import { useCanonicalUrl } from './use-canonical-url.ts'
import { useViewerAddress } from './viewer/use-viewer-address.ts'
import { WithdrawnNotice } from './withdrawn-notice.tsx'
import { useScreenParams } from '../../routing/screen-route.ts'

/** One post, whole. One that is not there, or not for this reader, is page not found. */
export function PostScreen() {
  const params = useScreenParams('post')
  const post = useQuery(postQuery({ locale: useLocale(), id: params.id }))
  useCanonicalUrl({ params, post: post.data })
  useDocumentTitle(post.data?.title)
  // It was there, and the server has just said that it is not any more.
  if (post.data && isGone(post.error)) return <WithdrawnNotice section={post.data.section} />
  if (post.data) return <PostPage key={post.data.id} post={post.data} />
  if (post.isError) return <FailedLoad error={post.error} onRetry={() => void post.refetch()} />
  return <PostSkeleton />
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiFailure && error.type === 'not-found'
}

function PostPage({ post }: { readonly post: Post }) {
  const { images, videos, documents } = sortAssets(post.assets)
  const reading = useReadingLanguage(post)
  const viewer = useViewerAddress()
  const selection = useSelection(images)

  useEffect(() => {
    void recordView(post.id)
  }, [post.id])

  return (
    <article className="page-width pt-6 pb-16 lg:pt-8 lg:pb-24">
      <PostHead post={post} reading={reading} />
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 content-start gap-12 lg:gap-14">
          <PostPictures
            post={post}
            images={images}
            selection={selection}
            openedId={viewer.opened?.kind === 'picture' ? viewer.opened.id : null}
            onOpen={(id) => viewer.open('picture', id)}
          />
          <PostVideos post={post} videos={videos} onPlay={(id) => viewer.open('video', id)} />
          <PostText post={post} reading={reading} />
          <PostFiles post={post} files={documents} />
          <PostLinks post={post} />
        </div>
        <PostAside post={post} selection={selection} />
      </div>
      <PostNeighbours post={post} />
      <PostBar post={post} title={reading.title} selection={selection} />
      <PostViewer post={post} address={viewer} />
    </article>
  )
}
