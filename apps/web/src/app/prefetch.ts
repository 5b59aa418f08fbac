import { matchScreen } from '@mixed-zone/contract/screens'
import { queryClient } from '../api/query-client.ts'
import { homeQuery } from '../features/home/get-home.ts'
import { postQuery } from '../features/post/get-post.ts'
import { useSession } from '../session/session-store.ts'

/** Asks for what a screen will show while its code is still on the way. Failures show themselves on the screen. */
export function prefetch(pathname: string): void {
  // The code of this comes later than the wish for it: whoever signed out in between has nothing to ask with.
  if (!useSession.getState().isUserLoggedIn) return
  const match = matchScreen(pathname)
  if (match?.screen === 'home') void queryClient.prefetchQuery(homeQuery(match.locale))
  if (match?.screen === 'post') void queryClient.prefetchQuery(postQuery({ locale: match.locale, id: match.params.id }))
}
