import { buildFilterValue, NO_FILTER, parseFilterParams } from '@mixed-zone/contract/rules/filter-path'
import { accessOf, type ScreenName, type ScreenParams } from '@mixed-zone/contract/screens'
import { hasConsented, useConsent } from '../analytics/consent.ts'
import { track } from '../analytics/track.ts'
import { bootConfig } from '../api/boot-config.ts'
import { currentLocale } from '../i18n/language-store.ts'
import { type CurrentScreen, screenOf } from '../routing/screen-route.ts'
import { router } from './router.tsx'

/** Their paths hold secrets, so no third-party script may be loaded there. */
const SCREENS_WITH_SECRETS: ReadonlySet<ScreenName> = new Set([
  'newPassword',
  'setup',
  'unsubscribe',
  'requestStatus',
  'preview',
])

interface LastTracked {
  screen: string
  search: string
  filter: string
}

/** Reports screen views, searches and downloads to the data layer, without help from the screens. */
export function watchUsage(): void {
  // Only the studio frames a page of ours: the miniature of the home page, which is not use of the portal.
  if (window.parent !== window) return
  const last: LastTracked = { screen: '', search: '', filter: '' }
  const trackCurrent = () => trackScreen(screenOf(router.state.matches), last)
  router.subscribe('onRendered', trackCurrent)
  // The screen in view when somebody consents is the first that is measured.
  if (router.state.resolvedLocation !== undefined) trackCurrent()
  useConsent.subscribe(() => {
    last.screen = ''
    trackCurrent()
  })
  document.addEventListener('click', handleClick)
}

function trackScreen(screen: CurrentScreen | null, last: LastTracked): void {
  if (!hasConsented()) return
  // What staff do is not use of the portal, and the paths of the studio name people.
  if (screen !== null && accessOf(screen.name).isStudio) return
  const key = screenKey(screen)
  if (key !== last.screen) {
    last.screen = key
    const { id } = bootConfig.analytics
    if (id !== null && !(screen && SCREENS_WITH_SECRETS.has(screen.name))) void loadScript(id)
    track('screen_view', { screen_name: nameInReports(screen), screen_locale: currentLocale() })
  }
  if (screen?.name === 'filterPosts') trackFilter(screen.params, last)
}

/** `filterPosts` is `filter-posts` in the reports. */
function nameInReports(screen: CurrentScreen | null): string {
  return screen?.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) ?? 'not-found'
}

/** Changes with every screen view. Another slug of a post, or other criteria of a filter, are the same view. */
function screenKey(screen: CurrentScreen | null): string {
  if (screen === null) return router.state.location.pathname
  const { name } = screen
  if (name === 'filterPosts') return JSON.stringify([currentLocale(), name])
  return JSON.stringify([currentLocale(), name, { ...screen.params, slug: undefined }])
}

/** Going back to the same results is not another search. */
function trackFilter(params: ScreenParams<'filterPosts'>, last: LastTracked): void {
  const criteria = parseFilterParams(params)
  const { text } = criteria
  if (text !== last.search && text !== '') track('search', { search_term: text })
  last.search = text
  const fields = {
    filter_team: buildFilterValue(criteria.team),
    filter_category: buildFilterValue(criteria.category),
    filter_tag: buildFilterValue(criteria.tag),
    filter_locale: buildFilterValue(criteria.locale),
  }
  const filter = Object.values(fields).join(' ')
  const isFiltered = Object.values(fields).some((value) => value !== NO_FILTER)
  if (filter !== last.filter && isFiltered) track('filter', fields)
  last.filter = filter
}

/** Every link to a file has the `download` attribute, on whichever screen. Hidden ones are clicked by code, not by people. */
function handleClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[download]:not([hidden])') : null
  const [, kind, id] = /^\/api\/(file|text)s\/(\d+)/.exec(link?.pathname ?? '') ?? []
  if (!link || kind === undefined || id === undefined) return
  track('download', { download_kind: kind, file_id: id, file_name: link.download })
}

async function loadScript(id: string): Promise<void> {
  try {
    const { loadTagManager } = await import('../analytics/tag-manager.ts')
    loadTagManager(id)
  } catch (error) {
    // The portal works without analytics.
    console.warn('Could not load the tag manager', error)
  }
}
