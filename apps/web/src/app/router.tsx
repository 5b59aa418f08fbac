import { localeOfPath } from '@mixed-zone/contract/rules/language-choice'
import { SCREENS, type ScreenName } from '@mixed-zone/contract/screens'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { currentLocale } from '../i18n/language-store.ts'
import { loadTexts } from '../i18n/texts.ts'
import { ErrorScreen } from './error-screen.tsx'
import { arrive, guard } from './guards.ts'
import { BarePage } from './layout/bare-page.tsx'
import { loadCode } from './load-code.ts'
import { screenComponent } from './screen-component.tsx'
import { FRAME_TEXTS, SCREEN_TEXTS } from './screens.ts'

async function loadNotFound() {
  const [module] = await Promise.all([import('./not-found-screen.tsx'), loadTexts(currentLocale(), FRAME_TEXTS)])
  return module
}

const localeToLoad = (pathname: string) => localeOfPath(pathname) ?? currentLocale()

const root = createRootRoute({
  beforeLoad: arrive,
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => loadCode(loadNotFound), 'NotFoundScreen'),
})

// Only there to be led away from.
const index = createRoute({ getParentRoute: () => root, path: '/' })

const language = createRoute({ getParentRoute: () => root, path: '$language' })

const bare = createRoute({ getParentRoute: () => language, id: 'bare', component: BarePage })

// Everything but the login page stands in the frame of header, footer and phone bar. The login page, the first that
// anybody sees, does not wait for any of it.
const framed = createRoute({
  getParentRoute: () => language,
  id: 'framed',
  loader: ({ location }) => loadCode(() => loadTexts(localeToLoad(location.pathname), FRAME_TEXTS)),
  component: lazyRouteComponent(() => loadCode(() => import('./layout/frame.tsx')), 'Frame'),
})

function screenRoute(name: ScreenName) {
  return createRoute({
    getParentRoute: () => (name === 'login' ? bare : framed),
    path: routePath(SCREENS[name].pattern),
    beforeLoad: (arrival) => guard(name, arrival),
    loader: ({ location }) => {
      if (SCREENS[name].access === 'private')
        void import('./prefetch.ts').then(({ prefetch }) => prefetch(location.pathname))
      return loadCode(() => loadTexts(localeToLoad(location.pathname), SCREEN_TEXTS[name] ?? []))
    },
    component: screenComponent(name),
  })
}

/** The contract's `{id}` and `{slug?}` as the router writes them. */
function routePath(pattern: string): string {
  const path = pattern.replaceAll(/\{(\w+)\?\}/g, '{-$$$1}').replaceAll(/\{(\w+)\}/g, '$$$1')
  return `/${path}`
}

// The names of an object literal are known; `Object.keys` cannot say so.
const names = Object.keys(SCREENS) as ScreenName[]

export const router = createRouter({
  routeTree: root.addChildren([
    index,
    language.addChildren([
      bare.addChildren([screenRoute('login')]),
      framed.addChildren(names.filter((name) => name !== 'login').map(screenRoute)),
    ]),
  ]),
  // As the server does: a path in other letters is another path.
  caseSensitive: true,
  notFoundMode: 'root',
  defaultErrorComponent: ErrorScreen,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
})
