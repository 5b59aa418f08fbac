import { useInfiniteQuery } from '@tanstack/react-query'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { matchdayQuery } from './get-matchday.ts'
import { MatchdayHead } from './matchday-head.tsx'
import { MatchdaySkeleton } from './matchday-skeleton.tsx'
import { matchdayTexts } from './matchday-texts.ts'
import { PagePosts } from './page-posts.tsx'
import { useScreenParams } from '../../routing/screen-route.ts'

/** A matchday: its fixtures with their results, and all that was published about it. */
export function MatchdayScreen() {
  const params = useScreenParams('matchday')
  const texts = useTexts(matchdayTexts)
  const shell = useBaseTexts().shell
  const page = useInfiniteQuery(matchdayQuery({ locale: useLocale(), textId: params.textId }))
  const pages = page.data?.pages
  const first = pages?.[0]
  useDocumentTitle(first && `${shell.matchday({ number: first.matchday.number })} · ${first.matchday.season}`)
  if (pages === undefined || first === undefined) {
    if (page.isError) return <FailedLoad error={page.error} onRetry={() => void page.refetch()} />
    return <MatchdaySkeleton />
  }
  return (
    <>
      <MatchdayHead page={first} />
      <PagePosts title={texts.ofMatchday} pages={pages} query={page} />
    </>
  )
}
