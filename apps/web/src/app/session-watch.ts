import { paths } from '@mixed-zone/contract/screens'
import { currentLocale } from '../i18n/language-store.ts'
import type { Session } from '../session/session.ts'
import { setPasswordDue, useSessionStatus } from '../session/session-status.ts'
import { followOtherTabs, onSessionEnd, rememberAttemptedPath, useSession } from '../session/session-store.ts'
import { go } from './go.ts'
import { router } from './router.tsx'

/** Navigates when the session changes, whether this page, a response of the server or another tab changed it. */
export function watchSession(): void {
  onSessionEnd(() => setPasswordDue(false))
  followOtherTabs()
  useSession.subscribe(handleSession)
  // A call of the current screen was refused: its guard now redirects to the form for a new password.
  useSessionStatus.subscribe((now, before) => {
    if (now.isPasswordDue && !before.isPasswordDue && useSession.getState().isUserLoggedIn) void router.invalidate()
  })
}

function handleSession(now: Session, before: Session): void {
  if (now.token === before.token) return
  if (now.isUserLoggedIn) {
    // The guard of the login page redirects.
    void router.invalidate()
    return
  }
  const { end } = useSessionStatus.getState()
  // The session expired in the middle of work: return to this page after the next login.
  if (end?.kind === 'expired') rememberAttemptedPath(router.state.location.publicHref)
  go(paths.login({ locale: currentLocale() }))
}
