import { isLocale, type Locale } from '@mixed-zone/contract/locales'
import { localeOfPath } from '../i18n/language-choice.ts'
import { accessOf, type ScreenName, type ScreenParams, SCREENS } from '@mixed-zone/contract/screens'
import {
  type AnyRouteMatch,
  createRootRoute,
  createRoute,
  isNotFound,
  lazyRouteComponent,
  notFound,
  type ParsedLocation,
  rootRouteId,
  useMatches,
  useParams,
} from '@tanstack/react-router'
import { ApiFailure } from '../api/failure.ts'
import { currentLocale } from '../i18n/language-store.ts'
import { loadTexts, type TextsDefinition } from '../i18n/texts.ts'
import { useSession } from '../session/session-store.ts'
import { enterLanguage, guardScreen } from './guards.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Missing on the routes that only group screens. */
    readonly screen?: ScreenName
  }
}

export const rootRoute = createRootRoute({ beforeLoad: enterLanguage })

export const languageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$language',
  params: {
    parse: ({ language }): { language: Locale } => {
      if (!isLocale(language)) throw notFound({ routeId: rootRouteId })
      return { language }
    },
  },
})

/** Parent of the screens without header and footer. */
export const bareRoute = createRoute({ getParentRoute: () => languageRoute, id: 'bare' })

/** Parent of the screens with header and footer. */
export const framedRoute = createRoute({ getParentRoute: () => languageRoute, id: 'framed' })

/** What the contract says about a screen, as options of its route. */
export function screenOptions<Name extends ScreenName>(name: Name) {
  return {
    path: SCREENS[name].path as (typeof SCREENS)[Name]['path'],
    staticData: { screen: name },
    beforeLoad: (navigation: { location: ParsedLocation; preload: boolean }) => guardScreen(name, navigation),
  }
}

/**
 * Loads code or texts. If a newer build has replaced the file, the router reloads the page; offline that would only lose
 * the page, so there it fails like any other request.
 */
async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    console.warn('Could not load a part of the app', error)
    if (!navigator.onLine) throw new ApiFailure('network', {}, { cause: error })
    throw error
  }
}

/**
 * The component of a screen, loaded with its texts when its route is. The texts are not loaded in the route's loader, because
 * the router reloads the page only for a missing part of a component.
 */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  exportName: Name,
  texts: readonly TextsDefinition<unknown>[] = [],
) {
  return lazyRouteComponent(
    () =>
      loadPart(async () => {
        // The first screen is loaded before its language is set.
        const locale = localeOfPath(window.location.pathname) ?? currentLocale()
        const [module] = await Promise.all([load(), loadTexts(locale, texts)])
        return module
      }),
    exportName,
  )
}

/** Starts a screen's requests. */
export type StartRequests<Name extends ScreenName> = (screen: {
  readonly locale: Locale
  readonly params: ScreenParams<Name>
}) => unknown

/**
 * The loader of a screen's route. Its requests run in parallel with the loading of its code, and nothing waits for them:
 * the screen shows a skeleton until the data arrives. They are in a file of their own, so that the first page does not carry
 * the queries of every screen.
 */
export function screenLoader<Name extends ScreenName>(name: Name, requests: () => Promise<StartRequests<Name>>) {
  return ({ params }: { readonly params: ScreenParams<Name> & { readonly language: Locale } }): void => {
    const { language: locale } = params
    requests().then(
      (start) => {
        // Calls are made in the current language. A link to the same screen in another one cannot be loaded ahead.
        if (mayRequest(name) && locale === currentLocale()) start({ locale, params })
      },
      (error: unknown) => console.warn('Could not load a screen ahead', error),
    )
  }
}

function mayRequest(name: ScreenName): boolean {
  const { isUserLoggedIn, permissions } = useSession.getState()
  const { permission } = accessOf(name)
  return isUserLoggedIn && (permission === undefined || permissions.includes(permission))
}

export type CurrentScreen = {
  [Name in ScreenName]: { readonly name: Name; readonly params: ScreenParams<Name> }
}[ScreenName]

/** The screen in view, not the one that is still loading; null on page not found. */
export function useCurrentScreen(): CurrentScreen | null {
  return screenOf(useMatches())
}

export function screenOf(matches: readonly AnyRouteMatch[]): CurrentScreen | null {
  const match = matches.at(-1)
  // Not the status: the root route shows page not found, and the router gives its match the status `success`.
  const isPageNotFound = matches.some(({ error }) => isNotFound(error))
  if (match?.staticData.screen === undefined || isPageNotFound) return null
  // The values are those of the screen's own path.
  return { name: match.staticData.screen, params: match.params } as CurrentScreen
}

/** The path values of the screen that calls it. */
export function useScreenParams<Name extends ScreenName>(_name: Name): ScreenParams<Name> {
  // The nearest route is the screen's own, whose path the type is derived from.
  return useParams({ strict: false }) as ScreenParams<Name>
}
