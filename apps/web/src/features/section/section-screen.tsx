import { useInfiniteQuery } from '@tanstack/react-query'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { PostPages } from '../../load-states/post-pages.tsx'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { ListSkeleton } from '../../league-ui/lists/list-skeleton.tsx'
import { ViewChoice } from '../../league-ui/lists/view-choice.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { sectionPostsQuery } from './get-section-posts.ts'
import { useScreenParams } from '../../routing/screen-route.ts'

/** All posts of a section, newest first. An unknown section is page not found. */
export function SectionScreen() {
  const params = useScreenParams('posts')
  const texts = useBaseTexts().lists
  const { formatNumber } = useFormats()
  const posts = useInfiniteQuery(sectionPostsQuery({ locale: useLocale(), textId: params.textId }))
  const pages = posts.data?.pages
  const section = pages?.[0]?.section
  useDocumentTitle(section?.name)
  if (posts.isError && pages === undefined) {
    return <FailedLoad error={posts.error} onRetry={() => void posts.refetch()} />
  }
  const total = pages?.at(-1)?.total ?? 0
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10 lg:pb-24">
      {section === undefined ? (
        <>
          <Skeleton className="h-12 max-w-100" />
          <Skeleton className="mt-3 h-6 max-w-160" />
        </>
      ) : (
        <>
          <h1 className="headline-48">{section.name}</h1>
          <p className="measure mt-2 text-18 text-ink2">{section.description}</p>
        </>
      )}
      <div className="section-rule mt-6 mb-6 flex min-h-14 items-center justify-between gap-4">
        <p className="text-14 text-muted">
          {section !== undefined && texts.posts({ count: total, shown: formatNumber(total) })}
        </p>
        {total > 0 && <ViewChoice />}
      </div>
      <h2 className="sr-only">{texts.label}</h2>
      {pages === undefined ? <ListSkeleton /> : <PostPages pages={pages} query={posts} />}
    </div>
  )
}
