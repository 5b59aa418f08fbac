import { localeOfPath } from '@mixed-zone/contract/rules/language-choice'
import { forgetSessionEnd } from '../session/end-session.ts'
import { CONTENT_ID } from './layout/content-id.ts'
import { router } from './router.tsx'

/** After each change of screen the focus moves to its content, as if the browser had loaded a page. */
export function watchNavigation(): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // The first screen leaves the focus where the browser puts it.
    if (fromLocation === undefined || !pathChanged) return
    if (isSameScreenElsewhere(fromLocation.pathname, toLocation.pathname)) return
    if (!toLocation.pathname.endsWith('/login')) forgetSessionEnd()
    if (toLocation.hash === '') document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  })
}

/** Another language of the same screen, or the right slug after a wrong one: the reader has not gone anywhere. */
function isSameScreenElsewhere(from: string, to: string): boolean {
  return screenPart(from) === screenPart(to)
}

function screenPart(pathname: string): string {
  const path = localeOfPath(pathname) === null ? pathname : pathname.slice(3)
  return path.replace(/^(\/post\/[^/]+)\/.*$/, '$1')
}
