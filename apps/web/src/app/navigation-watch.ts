import { paths } from '@mixed-zone/contract/screens'
import { currentLocale } from '../i18n/language-store.ts'
import { CONTENT_ID } from '../routing/content-id.ts'
import { type CurrentScreen, screenOf } from '../routing/screen-route.ts'
import {
  adoptSessionEnd,
  clearSessionEnd,
  setPasswordDue,
  setTermsDue,
  useSessionStatus,
} from '../session/session-status.ts'
import { followOtherTabs, onSessionEnd, saveAttemptedPath, useSession } from '../session/session-store.ts'
import type { Session } from '../session/session.ts'
import { deleteUnsavedEdits } from '../session/unsaved-edits.ts'
import { router } from './router.tsx'

/** Moves the focus to the content after each change of screen, as if the browser had loaded a page. */
export function watchNavigation(): void {
  let before: string | null = null
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const screen = screenOf(router.state.matches)
    const key = screen === null ? toLocation.pathname : screenKey(screen)
    const isSameScreen = key === before
    before = key
    // The first screen leaves the focus where the browser puts it.
    if (fromLocation === undefined || !pathChanged) return
    // In another language, or with the right slug instead of a wrong one, it is still the same screen: keep the focus,
    // unless it was in a menu that closed.
    if (isSameScreen && document.activeElement !== document.body) return
    if (screen?.name !== 'login') clearSessionEnd()
    if (toLocation.hash === '') focusContent()
  })
}

function focusContent(): void {
  const content = document.getElementById(CONTENT_ID)
  // Some screens focus something themselves, such as an alert.
  if (content?.contains(document.activeElement)) return
  content?.focus({ preventScroll: true })
}

/** Without what does not change the screen: its language, and a post's slug. */
function screenKey({ name, params }: CurrentScreen): string {
  return JSON.stringify([name, { ...params, language: undefined, slug: undefined }])
}

/**
 * Navigates when the session changes, whether this page, a response of the server or another tab changed it. Returns how to
 * stop following other tabs.
 */
export function watchSession(): () => void {
  onSessionEnd(() => {
    setPasswordDue(false)
    setTermsDue(false)
    // Whose session has expired goes on after the next login.
    if (useSessionStatus.getState().end?.kind !== 'expired') deleteUnsavedEdits()
  })
  const unfollow = followOtherTabs(adoptSessionEnd)
  useSession.subscribe(handleSession)
  // A call of the current screen was refused: its guard now redirects to the form for a new password.
  useSessionStatus.subscribe((now, before) => {
    if (now.isPasswordDue && !before.isPasswordDue && useSession.getState().isUserLoggedIn) void router.invalidate()
  })
  return unfollow
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
  if (end?.kind === 'expired') saveAttemptedPath(router.state.location.publicHref)
  router.navigate({ href: paths.login({ locale: currentLocale() }) }).catch((error: unknown) => {
    console.warn('Could not go to the login page', error)
  })
}
