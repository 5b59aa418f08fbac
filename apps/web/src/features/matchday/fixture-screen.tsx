import { useInfiniteQuery } from '@tanstack/react-query'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FixtureHead } from './fixture-head.tsx'
import { fixtureQuery } from './get-matchday.ts'
import { MatchdaySkeleton } from './matchday-skeleton.tsx'
import { matchdayTexts } from './matchday-texts.ts'
import { PagePosts } from './page-posts.tsx'
import { useScreenParams } from '../../routing/screen-route.ts'

/** A fixture: who plays, how it ended, and all that was published about it. */
export function FixtureScreen() {
  const params = useScreenParams('fixture')
  const texts = useTexts(matchdayTexts)
  const page = useInfiniteQuery(fixtureQuery({ locale: useLocale(), id: params.id }))
  const pages = page.data?.pages
  const first = pages?.[0]
  useDocumentTitle(first && texts.versus({ home: first.fixture.home.shortName, away: first.fixture.away.shortName }))
  if (pages === undefined || first === undefined) {
    if (page.isError) return <FailedLoad error={page.error} onRetry={() => void page.refetch()} />
    return <MatchdaySkeleton />
  }
  return (
    <>
      <FixtureHead page={first} />
      <PagePosts title={texts.ofFixture} pages={pages} query={page} />
    </>
  )
}
