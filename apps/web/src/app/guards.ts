import { localeOfPath } from '@mixed-zone/contract/rules/language-choice'
import { matchScreen, paths, SCREENS, type ScreenName } from '@mixed-zone/contract/screens'
import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router'
import { bootConfig } from '../api/boot-config.ts'
import { inLanguage } from '../i18n/language-links.ts'
import { currentLocale } from '../i18n/language-store.ts'
import { switchLanguage } from '../i18n/switch-language.ts'
import { usePasswordDue } from '../session/password-due.ts'
import { rememberAttemptedPath, takeAttemptedPath, useSession } from '../session/session-store.ts'

interface Arrival {
  readonly location: ParsedLocation
  /** A link under the mouse loads its screen ahead; nothing is decided then. */
  readonly preload: boolean
}

/** For every path: a language in it is saved and becomes the locale, and one that leads nowhere is page not found. */
export async function arrive({ location, preload }: Arrival): Promise<void> {
  if (preload) return
  await switchLanguage(localeOfPath(location.pathname) ?? currentLocale())
  if (location.pathname === paths.root()) throw to(paths.index({ locale: currentLocale() }))
  if (matchScreen(location.pathname, { development: bootConfig.development }) === null) throw notFound()
}

/** For a screen: who may be there, and where everybody else is led. */
export function guard(screen: ScreenName, { location, preload }: Arrival): void {
  if (preload) return
  const locale = localeOfPath(location.pathname) ?? currentLocale()
  const { isUserLoggedIn } = useSession.getState()
  const { access } = SCREENS[screen]
  // Before anything else, a provisional password is replaced. The path that was tried waits until then.
  const isHeld = isUserLoggedIn && usePasswordDue.getState().isDue
  if (isHeld && screen !== 'account' && (screen === 'login' || access !== 'public')) {
    if (screen !== 'login' && access === 'private') rememberAttemptedPath(location.publicHref)
    throw to(paths.account({ locale }))
  }
  if (screen === 'login' && isUserLoggedIn) {
    const attempted = takeAttemptedPath()
    // In the language of the login page: whoever switched it there meant what comes next.
    throw to(attempted === null ? paths.home({ locale }) : inLanguage(attempted, locale))
  }
  if (access === 'redirect') throw to(isUserLoggedIn ? paths.home({ locale }) : paths.login({ locale }))
  if (access === 'private' && !isUserLoggedIn) {
    rememberAttemptedPath(location.publicHref)
    throw to(paths.login({ locale }))
  }
}

function to(path: string) {
  return redirect({ href: path, replace: true })
}
