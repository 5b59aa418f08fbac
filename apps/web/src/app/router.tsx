import { localeOfPath } from '@mixed-zone/contract/rules/language-choice'
import { createRoute, createRouter, notFound, rootRouteId } from '@tanstack/react-router'
import { bootConfig } from '../api/boot-config.ts'
import { accountRoute } from '../features/account/account-route.ts'
import { designRoute } from '../features/design/design-route.ts'
import { basketRoute } from '../features/downloads/basket-route.ts'
import { exportRoute } from '../features/export/export-route.ts'
import { filterPostsRoute } from '../features/filters/filter-posts-route.ts'
import { filterTexts } from '../features/filters/filter-texts.ts'
import { forgotPasswordRoute } from '../features/forgot-password/forgot-password-route.ts'
import { homeRoute } from '../features/home/home-route.ts'
import { legalRoutes } from '../features/legal/legal-routes.ts'
import { fixtureRoute, matchdayRoute } from '../features/matchday/matchday-routes.ts'
import { newPasswordRoute } from '../features/new-password/new-password-route.ts'
import { postRoute } from '../features/post/post-route.ts'
import { registerRoute, requestStatusRoute } from '../features/request-access/request-access-routes.ts'
import { sectionRoute } from '../features/section/section-route.ts'
import { loginRoute } from '../features/sign-in/login-route.ts'
import { socialRoute } from '../features/social/social-route.ts'
import { unsubscribeRoute } from '../features/unsubscribe/unsubscribe-route.ts'
import { currentLocale } from '../i18n/language-store.ts'
import { loadTexts } from '../i18n/texts.ts'
import { bareRoute, framedRoute, languageRoute, lazyScreen, rootRoute, screenOptions } from '../routing/screen-route.ts'
import { ErrorScreen } from './error-screen.tsx'
import { BarePage } from './layout/bare-page.tsx'

/** Loads the frame with the texts of the search in its header, and starts its background work the first time. */
function createFrameLoader() {
  let isStarted = false
  return async () => {
    const locale = localeOfPath(location.pathname) ?? currentLocale()
    const [frame] = await Promise.all([import('./layout/frame.tsx'), loadTexts(locale, [filterTexts])])
    if (!isStarted) frame.startFrame()
    isStarted = true
    return frame
  }
}

const loadFrame = createFrameLoader()
rootRoute.update({ notFoundComponent: lazyScreen(loadFrame, 'NotFoundScreen') })
bareRoute.update({ component: BarePage })
framedRoute.update({ component: lazyScreen(loadFrame, 'Frame') })

/** These only redirect. */
const startRoute = createRoute({ getParentRoute: () => rootRoute, path: '/' })
const indexRoute = createRoute({ getParentRoute: () => framedRoute, ...screenOptions('index') })
const filterPostsIndexRoute = createRoute({ getParentRoute: () => framedRoute, ...screenOptions('filterPostsIndex') })

/** Without it, the router would run the guard of the nearest route before it shows page not found. */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw notFound({ routeId: rootRouteId })
  },
})

const routeTree = rootRoute.addChildren([
  startRoute,
  unknownRoute,
  languageRoute.addChildren([
    // The login page is the first that anybody sees, and does not wait for the frame.
    bareRoute.addChildren([loginRoute]),
    framedRoute.addChildren([
      indexRoute,
      filterPostsIndexRoute,
      homeRoute,
      postRoute,
      sectionRoute,
      filterPostsRoute,
      matchdayRoute,
      fixtureRoute,
      socialRoute,
      basketRoute,
      accountRoute,
      exportRoute,
      registerRoute,
      requestStatusRoute,
      forgotPasswordRoute,
      newPasswordRoute,
      unsubscribeRoute,
      ...legalRoutes,
      ...(bootConfig.development ? [designRoute] : []),
    ]),
  ]),
])

export const router = createRouter({
  routeTree,
  // As on the server: a path in other letters is another path.
  caseSensitive: true,
  notFoundMode: 'root',
  defaultErrorComponent: ErrorScreen,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
})
