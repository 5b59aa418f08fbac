import type { ScreenParams } from '@mixed-zone/contract/screens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FailedLoad } from '../../api/failed-load.tsx'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { MatchdayHead } from './matchday-head.tsx'
import { matchdayQuery } from './get-matchday.ts'
import { MatchdaySkeleton } from './matchday-skeleton.tsx'
import { PagePosts } from './page-posts.tsx'
import { useMatchdayWords } from './words/matchday-words.ts'

/** A matchday: its fixtures with their results, and all that was published about it. */
export function MatchdayScreen({ params }: { readonly params: ScreenParams<'matchday'> }) {
  const words = useMatchdayWords()
  const shell = useWords().shell
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
      <PagePosts title={words.ofMatchday} pages={pages} query={page} />
    </>
  )
}
