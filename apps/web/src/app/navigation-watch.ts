import { localeOfPath } from '@mixed-zone/contract/rules/language-choice'
import { forgetSessionEnd } from '../session/end-session.ts'
import { CONTENT_ID } from './layout/content-id.ts'
import { router } from './router.tsx'

/** After each change of screen the focus moves to its content, as if the browser had loaded a page. */
export function watchNavigation(): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // The first screen leaves the focus where the browser puts it.
    if (fromLocation === undefined || !pathChanged) return
    const isSameScreen = screenPart(fromLocation.pathname) === screenPart(toLocation.pathname)
    // Another language of the same screen, or the right slug after a wrong one: the reader has not gone anywhere, and
    // keeps the focus, unless it was on a menu that closed.
    if (isSameScreen && document.activeElement !== document.body) return
    if (!toLocation.pathname.endsWith('/login')) forgetSessionEnd()
    if (toLocation.hash === '') focusContent()
  })
}

function focusContent(): void {
  const content = document.getElementById(CONTENT_ID)
  // A screen that put the focus somewhere itself, such as on an alert, knows better.
  if (content?.contains(document.activeElement)) return
  content?.focus({ preventScroll: true })
}

/** The path without what does not change the screen: its language, and a post's slug. */
function screenPart(pathname: string): string {
  const path = localeOfPath(pathname) === null ? pathname : pathname.slice(3)
  return path.replace(/^(\/post\/[^/]+)\/.*$/, '$1')
}
