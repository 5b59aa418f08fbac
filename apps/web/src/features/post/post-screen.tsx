import type { Post } from '@mixed-zone/contract/schemas/post'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiFailure } from '../../api/failure.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { useScreenParams } from '../../routing/screen-route.ts'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { postQuery } from './get-post.ts'
import { PostPage } from './post-page.tsx'
import { postTexts } from './post-texts.ts'

/** A post. A missing or invisible one is page not found. */
export function PostScreen() {
  const params = useScreenParams('post')
  const post = useQuery(postQuery({ locale: useLocale(), id: params.id }))
  useCanonicalUrl({ params, post: post.data })
  useDocumentTitle(post.data?.title)
  // It was loaded before, and a refetch returned not-found.
  if (post.data && isGone(post.error)) return <WithdrawnNotice section={post.data.section} />
  if (post.data) return <PostPage key={post.data.id} post={post.data} />
  if (post.isError) return <FailedLoad error={post.error} onRetry={() => void post.refetch()} />
  return <PostSkeleton />
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiFailure && error.type === 'not-found'
}

const ROWS = [1, 2, 3]

/** Skeleton as tall as the screen, so that the footer does not move when the post arrives. */
export function PostSkeleton() {
  const texts = useBaseTexts().shell
  return (
    <Loading label={texts.loading} className="page-width min-h-dvh pt-6 pb-24 lg:pt-8">
      <Skeleton className="mb-4 h-5 w-40" />
      <Skeleton className="h-10 max-w-200" />
      <Skeleton className="mt-2 h-10 max-w-140" />
      <Skeleton className="mt-5 h-6 max-w-160" />
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-2">
          {ROWS.map((row) => (
            <div key={row} className="flex gap-2">
              <Skeleton className="h-44 flex-3 rounded-picture sm:h-64" />
              <Skeleton className="h-44 flex-2 rounded-picture sm:h-64" />
            </div>
          ))}
        </div>
        <Skeleton className="h-72 rounded-picture max-lg:hidden" />
      </div>
    </Loading>
  )
}

interface Address {
  readonly params: { readonly id: string; readonly slug?: string }
  readonly post: Pick<Post, 'id' | 'slug'> | undefined
}

/** Replaces a missing or wrong slug in the URL without reloading. */
function useCanonicalUrl({ params, post }: Address): void {
  const router = useRouter()
  const locale = useLocale()
  const { id, slug = '' } = params
  useEffect(() => {
    if (post === undefined || post.id !== id || post.slug === slug) return
    // A navigation that is under way would be cancelled.
    const [, language, , current] = router.history.location.pathname.split('/')
    if (language !== locale || current !== id) return
    const { hash } = router.state.location
    const path = paths.post({ locale, id, slug: post.slug })
    void router.navigate({ href: hash === '' ? path : `${path}#${hash}`, replace: true, resetScroll: false })
  }, [router, locale, id, slug, post])
}

/** Replaces a post that was withdrawn while it was open. */
function WithdrawnNotice({ section }: Pick<Post, 'section'>) {
  const locale = useLocale()
  const texts = useTexts(postTexts)
  const { goHome } = useBaseTexts().states
  useDocumentTitle(texts.withdrawnTitle)
  return (
    <div role="alert" className="page-width py-16 lg:py-24">
      <h1 className="headline-48">{texts.withdrawnTitle}</h1>
      <p className="measure mt-3 text-18 text-ink2">{texts.withdrawnText}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={paths.posts({ locale, textId: section.textId })} variant="primary" size="large">
          {texts.goToSection({ section: section.name })}
        </ButtonLink>
        <ButtonLink href={paths.home({ locale })} size="large">
          {goHome}
        </ButtonLink>
      </div>
    </div>
  )
}
