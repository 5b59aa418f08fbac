import { paths } from '@mixed-zone/contract/screens'
import { currentLocale } from '../i18n/language-store.ts'
import { useSessionEnd } from '../session/end-session.ts'
import { usePasswordDue } from '../session/password-due.ts'
import { followOtherTabs, rememberAttemptedPath, useSession } from '../session/session-store.ts'
import type { Session } from '../session/session.ts'
import { go } from './go.ts'
import { router } from './router.tsx'

/** Leads where the session says, whoever changed it: this page, an answer of the server, another tab. */
export function watchSession(): void {
  followOtherTabs()
  useSession.subscribe(handleSession)
  usePasswordDue.subscribe(handlePasswordDue)
}

/** A call of the screen in view was refused for it: its guard now leads to where the password is chosen. */
function handlePasswordDue({ isDue }: { readonly isDue: boolean }): void {
  if (isDue && useSession.getState().isUserLoggedIn) void router.invalidate()
}

function handleSession(now: Session, before: Session): void {
  if (now.token === before.token) return
  if (now.isUserLoggedIn) {
    // The login page's own guard leads on from there.
    void router.invalidate()
    return
  }
  const { end } = useSessionEnd.getState()
  // Thrown out in the middle of work: after the next log-in the person comes back here.
  if (end?.kind === 'expired') rememberAttemptedPath(router.state.location.publicHref)
  go(paths.login({ locale: currentLocale() }))
}
