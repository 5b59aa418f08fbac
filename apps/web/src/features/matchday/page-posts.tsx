import type { ComponentProps } from 'react'
import { PostPages } from '../../load-states/post-pages.tsx'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { ViewChoice } from '../../league-ui/lists/view-choice.tsx'

interface PagePostsProps extends ComponentProps<typeof PostPages> {
  readonly title: string
}

/** All posts about the matchday or fixture. */
export function PagePosts({ title, pages, query }: PagePostsProps) {
  const texts = useBaseTexts().lists
  const { formatNumber } = useFormats()
  const total = pages.at(-1)?.total ?? 0
  return (
    <section aria-labelledby="content-title" className="page-width pt-10 pb-16 lg:pb-24">
      <div className="section-rule mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="content-title" className="headline-28 max-sm:w-full">
          {title}
        </h2>
        {total > 0 && (
          <>
            <p className="text-14 text-muted">{texts.posts({ count: total, shown: formatNumber(total) })}</p>
            <div className="ml-auto">
              <ViewChoice />
            </div>
          </>
        )}
      </div>
      <PostPages pages={pages} query={query} />
    </section>
  )
}
