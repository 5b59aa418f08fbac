import { isStaff } from '@mixed-zone/contract/permissions'
import { localeOfPath } from '../i18n/language-choice.ts'
import { accessOf, paths, ROOT_PATH, type ScreenName } from '@mixed-zone/contract/screens'
import { notFound, type ParsedLocation, redirect, rootRouteId } from '@tanstack/react-router'
import { baseTexts } from '../i18n/base-texts.ts'
import { inLanguage } from '../i18n/language-links.ts'
import { currentLocale } from '../i18n/language-store.ts'
import { switchLanguage } from '../i18n/switch-language.ts'
import { useSessionStatus } from '../session/session-status.ts'
import { saveAttemptedPath, takeAttemptedPath, useSession } from '../session/session-store.ts'
import { toasts } from '../ui/components/overlays/toast-store.ts'

interface Navigation {
  readonly location: ParsedLocation
  /** Preloading on hover: nothing is switched, saved or redirected. */
  readonly preload: boolean
}

interface Entering extends Navigation {
  /** Its signal is aborted by the next navigation. */
  readonly abortController: AbortController
}

/** Runs before every navigation: the language of the path becomes the language of the interface. */
export async function enterLanguage({ location, preload, abortController: { signal } }: Entering): Promise<void> {
  if (preload) return
  const former = currentLocale()
  const locale = localeOfPath(location.pathname) ?? former
  try {
    await switchLanguage(locale, signal)
  } catch (error) {
    if (locale === former) throw error
    if (signal.aborted) return
    console.warn('Could not load a part of the app', error)
    toasts.showError(baseTexts.get(former)?.states.network ?? '')
    // The page stays as it is.
    throw redirectTo(inLanguage(location.publicHref, former))
  }
  if (location.pathname === ROOT_PATH) throw redirectTo(paths.index({ locale: currentLocale() }))
}

/** Runs before a screen is entered: lets in those who may open it and redirects everybody else. */
export function guardScreen(screen: ScreenName, { location, preload }: Navigation): void {
  if (preload) return
  const locale = localeOfPath(location.pathname) ?? currentLocale()
  const { isUserLoggedIn, permissions } = useSession.getState()
  const { access, permission, isStudio } = accessOf(screen)
  // A provisional password is replaced before anything else. The attempted path waits until then.
  const mustChangePassword = isUserLoggedIn && useSessionStatus.getState().isPasswordDue
  if (mustChangePassword && screen !== 'account' && (screen === 'login' || access !== 'public')) {
    if (access === 'private') saveAttemptedPath(location.publicHref)
    throw redirectTo(paths.account({ locale }))
  }
  if (screen === 'login' && isUserLoggedIn) {
    const attempted = takeAttemptedPath()
    // Keep the language chosen on the login page.
    throw redirectTo(attempted === null ? paths.home({ locale }) : inLanguage(attempted, locale))
  }
  if (access === 'redirect') throw redirectTo(isUserLoggedIn ? paths.home({ locale }) : paths.login({ locale }))
  if (access === 'private' && !isUserLoggedIn) {
    saveAttemptedPath(location.publicHref)
    throw redirectTo(paths.login({ locale }))
  }
  // The frame of the studio says who can grant a missing permission.
  const isHidden = isStudio ? !isStaff(permissions) : permission !== undefined && !permissions.includes(permission)
  if (isHidden) throw notFound({ routeId: rootRouteId })
}

function redirectTo(path: string) {
  return redirect({ href: path, replace: true })
}
