import { matchScreen } from '@mixed-zone/contract/screens'
import { queryClient } from '../api/query-client.ts'
import { criteriaOf, isAskable } from '../features/filters/criteria/criteria.ts'
import { filterDataQuery } from '../features/filters/get-filter-data.ts'
import { filteredPostsQuery } from '../features/filters/get-filtered-posts.ts'
import { homeQuery } from '../features/home/get-home.ts'
import { fixtureQuery, matchdayQuery } from '../features/matchday/get-matchday.ts'
import { postQuery } from '../features/post/get-post.ts'
import { sectionPostsQuery } from '../features/section/get-section-posts.ts'
import { socialQuery } from '../features/social/get-social.ts'
import { useSession } from '../session/session-store.ts'

/** Asks for what a screen will show while its code is still on the way. Failures show themselves on the screen. */
export function prefetch(pathname: string): void {
  // The code of this comes later than the wish for it: whoever signed out in between has nothing to ask with.
  if (!useSession.getState().isUserLoggedIn) return
  const match = matchScreen(pathname)
  if (match === null) return
  const { locale } = match
  if (match.screen === 'home') void queryClient.prefetchQuery(homeQuery(locale))
  if (match.screen === 'post') void queryClient.prefetchQuery(postQuery({ locale, id: match.params.id }))
  if (match.screen === 'social-media') void queryClient.prefetchQuery(socialQuery(locale))
  if (match.screen === 'posts')
    void queryClient.prefetchInfiniteQuery(sectionPostsQuery({ locale, textId: match.params.textId }))
  if (match.screen === 'matchday')
    void queryClient.prefetchInfiniteQuery(matchdayQuery({ locale, textId: match.params.textId }))
  if (match.screen === 'fixture') void queryClient.prefetchInfiniteQuery(fixtureQuery({ locale, id: match.params.id }))
  if (match.screen !== 'filter-posts') return
  const criteria = criteriaOf(match.params)
  void queryClient.prefetchQuery(filterDataQuery(locale))
  if (isAskable(criteria)) void queryClient.prefetchInfiniteQuery(filteredPostsQuery({ locale, criteria }))
}
