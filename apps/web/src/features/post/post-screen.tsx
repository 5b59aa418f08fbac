import { useQuery } from '@tanstack/react-query'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { FailedLoad } from '../../api/failed-load.tsx'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useLocale } from '../../i18n/words.tsx'
import { sortAssets } from './asset-facts.ts'
import { postQuery } from './get-post.ts'
import { PostAside } from './post-aside.tsx'
import { PostFiles } from './post-files.tsx'
import { PostHead } from './post-head.tsx'
import { PostLinks } from './post-links.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import { PostPictures } from './post-pictures.tsx'
import { PostSkeleton } from './post-skeleton.tsx'
import { PostText } from './post-text.tsx'
import { PostVideos } from './post-videos.tsx'
import { useReadingLanguage } from './use-reading-language.ts'
import { useRightAddress } from './use-right-address.ts'

interface PostScreenProps {
  readonly params: { readonly id: string; readonly slug?: string }
}

/** One post, whole. One that is not there, or not for this reader, is page not found. */
export function PostScreen({ params }: PostScreenProps) {
  const post = useQuery(postQuery({ locale: useLocale(), id: params.id }))
  useRightAddress({ params, post: post.data })
  useDocumentTitle(post.data?.title)
  if (post.data) return <PostPage key={post.data.id} post={post.data} />
  if (post.isError) return <FailedLoad error={post.error} onRetry={() => void post.refetch()} />
  return <PostSkeleton />
}

function PostPage({ post }: { readonly post: Post }) {
  const { images, videos, documents } = sortAssets(post.assets)
  const reading = useReadingLanguage(post)
  return (
    <article className="page-width pt-6 pb-16 lg:pt-8 lg:pb-24">
      <PostHead post={post} reading={reading} />
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 content-start gap-12 lg:gap-14">
          <PostPictures images={images} />
          <PostVideos videos={videos} />
          <PostText reading={reading} />
          <PostFiles files={documents} />
          <PostLinks post={post} />
        </div>
        <PostAside post={post} />
      </div>
      <PostNeighbours post={post} />
    </article>
  )
}
