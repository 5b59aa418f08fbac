import type { ScreenName } from '@mixed-zone/contract/screens'
import {
  createRoute,
  createRouter,
  type ErrorComponentProps,
  notFound,
  Outlet,
  rootRouteId,
} from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { failureMessage } from '../api/failure-message.ts'
import { CookieBanner } from '../features/cookies/cookie-banner.tsx'
import { filterTexts } from '../features/filters/filter-texts.ts'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { useDocumentTitle } from '../i18n/page-title.ts'
import {
  bareRoute,
  framedRoute,
  languageRoute,
  lazyScreen,
  rootRoute,
  useCurrentScreen,
} from '../routing/screen-route.ts'
import { parseSearch, stringifySearch } from '../routing/search-params.ts'
import { useSessionStatus } from '../session/session-status.ts'
import { useSession } from '../session/session-store.ts'
import { studioRoute, studioScreens } from '../studio/app/studio-routes.ts'
import { Alert } from '../ui/primitives/alert.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { bareScreens, framedScreens } from './screen-routes.ts'

/** Loads the frame, and starts its background work the first time. */
function createFrameLoader() {
  let isStarted = false
  return async () => {
    const frame = await import('./layout/frame.tsx')
    if (!isStarted) frame.startFrame()
    isStarted = true
    return frame
  }
}

const loadFrame = createFrameLoader()
/** Of the search in the header. */
const FRAME_TEXTS = [filterTexts]
rootRoute.update({ notFoundComponent: lazyScreen(loadFrame, 'NotFoundScreen', FRAME_TEXTS) })
languageRoute.update({ component: LanguagePage })
bareRoute.update({ component: BarePage })
framedRoute.update({ component: lazyScreen(loadFrame, 'Frame', FRAME_TEXTS) })

// Lazy, with its texts: needed once after each new version of the legal texts.
const TermsDialog = lazy(async () => (await import('../features/terms/terms-dialog.tsx')).loadTermsDialog())

/** `enterLanguage` redirects it to the index of the language. */
const startRoute = createRoute({ getParentRoute: () => rootRoute, path: '/' })

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
    bareRoute.addChildren(bareScreens),
    framedRoute.addChildren(framedScreens),
    studioRoute.addChildren(studioScreens),
  ]),
])

export const router = createRouter({
  routeTree,
  // As on the server.
  caseSensitive: true,
  parseSearch,
  stringifySearch,
  notFoundMode: 'root',
  defaultErrorComponent: ErrorScreen,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
})

/** Replaces a screen that failed unexpectedly, such as one whose code did not load. */
function ErrorScreen({ error }: ErrorComponentProps) {
  const texts = useBaseTexts().states
  useDocumentTitle(texts.failedTitle)
  return (
    <div className="page-width py-16 lg:py-24">
      <h1 className="headline-36">{texts.failedTitle}</h1>
      <Alert variant="error" className="mt-6 max-w-180">
        {failureMessage(error, texts)}
      </Alert>
      {/* A reload recovers from most failures. */}
      <Button className="mt-6" onClick={() => window.location.reload()}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}

function LanguagePage() {
  return (
    <>
      <Outlet />
      <TermsGate />
    </>
  )
}

const LEGAL_SCREENS: ReadonlySet<ScreenName | undefined> = new Set(['legalNotice', 'privacyPolicy', 'cookiePolicy'])

/** Asks for acceptance of new legal texts, except on the pages that show them. */
function TermsGate() {
  const isDue = useSessionStatus((status) => status.areTermsDue)
  const isLoggedIn = useSession((session) => session.isUserLoggedIn)
  const screen = useCurrentScreen()
  if (!isDue || !isLoggedIn || LEGAL_SCREENS.has(screen?.name)) return null
  return (
    <Suspense>
      <TermsDialog />
    </Suspense>
  )
}

/** A screen without header and footer; only the cookie banner is above it. */
function BarePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <CookieBanner />
      <Outlet />
    </div>
  )
}
