import { forgetSessionEnd } from '../session/session-status.ts'
import { type CurrentScreen, screenOf } from '../routing/screen-route.ts'
import { CONTENT_ID } from './layout/content-id.ts'
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
    if (screen?.name !== 'login') forgetSessionEnd()
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
