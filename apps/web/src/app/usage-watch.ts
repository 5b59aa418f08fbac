import { buildFilterValue, NO_FILTER, parseFilterPath } from '@mixed-zone/contract/rules/filter-path'
import { matchScreen, type ScreenMatch } from '@mixed-zone/contract/screens'
import { useConsent } from '../analytics/consent.ts'
import { isMeasured } from '../analytics/data-layer.ts'
import { track } from '../analytics/track.ts'
import { bootConfig } from '../api/boot-config.ts'
import { currentLocale } from '../i18n/language-store.ts'
import { router } from './router.tsx'

/** Their addresses are keys to somebody's own things: no foreign script is loaded where it could read one. */
const WITH_SECRETS: ReadonlySet<string> = new Set(['new-password', 'unsubscribe', 'request-status'])

interface Told {
  screen: string
  search: string
  filter: string
}

/** Tells the data layer where the reader goes and what is taken away. It asks nothing of the screens. */
export function watchUsage(): void {
  const told: Told = { screen: '', search: '', filter: '' }
  const tell = () => tellScreen(router.state.location.pathname, told)
  router.subscribe('onRendered', tell)
  // What is in sight when somebody agrees is the first thing that is measured.
  useConsent.subscribe(() => {
    told.screen = ''
    tell()
  })
  document.addEventListener('click', handleClick)
}

function tellScreen(pathname: string, told: Told): void {
  if (!isMeasured()) return
  const match = matchScreen(pathname, { development: bootConfig.development })
  const name = match?.screen ?? 'not-found'
  const key = keyOf(match) ?? pathname
  if (key !== told.screen) {
    told.screen = key
    if (bootConfig.analytics.id !== null && !WITH_SECRETS.has(name)) void loadScript(bootConfig.analytics.id)
    track('screen_view', { screen_name: name, screen_locale: match?.locale ?? currentLocale() })
  }
  tellFilter(pathname, told)
}

/** What makes another screen of it: not the slug of a post, nor what the posts are filtered by. */
function keyOf(match: ScreenMatch | null): string | null {
  if (match === null) return null
  const { screen, locale } = match
  if (screen === 'filter-posts') return JSON.stringify([locale, screen])
  // A screen without values has none to its type, but an object all the same.
  return JSON.stringify([locale, screen, { ...(match.params as object), slug: undefined }])
}

/** Going back to the same results is not another search. */
function tellFilter(pathname: string, told: Told): void {
  const criteria = parseFilterPath(pathname)?.criteria
  if (criteria === undefined) return
  const { text } = criteria
  if (text !== told.search && text !== '') track('search', { search_term: text })
  told.search = text
  const fields = {
    filter_team: buildFilterValue(criteria.team),
    filter_category: buildFilterValue(criteria.category),
    filter_tag: buildFilterValue(criteria.tag),
    filter_locale: buildFilterValue(criteria.locale),
  }
  const filter = Object.values(fields).join(' ')
  const isFiltered = Object.values(fields).some((value) => value !== NO_FILTER)
  if (filter !== told.filter && isFiltered) track('filter', fields)
  told.filter = filter
}

/** Every link to a file says by its attribute that it is one, whichever screen it stands on. Hidden ones no person has pressed. */
function handleClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[download]:not([hidden])') : null
  const [, kind, id] = /^\/(file|text)s\/(\d+)/.exec(link?.pathname ?? '') ?? []
  if (!link || kind === undefined || id === undefined) return
  track('download', { download_kind: kind, file_id: id, file_name: link.download })
}

async function loadScript(id: string): Promise<void> {
  try {
    const { loadTagManager } = await import('../analytics/tag-manager.ts')
    loadTagManager(id)
  } catch (error) {
    // The portal works without being measured.
    console.warn('The tag manager did not arrive', error)
  }
}
