import { matchScreen, paths, SCREENS } from '@mixed-zone/contract/screens'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'

const root = createRootRoute()
const language = createRoute({ getParentRoute: () => root, path: '$language' })
const screens = Object.entries(SCREENS).map(([screen, { path }]) =>
  createRoute({ getParentRoute: () => language, path, staticData: { screen: screen as keyof typeof SCREENS } }),
)
const unknown = createRoute({ getParentRoute: () => root, path: '$' })
const router = createRouter({
  routeTree: root.addChildren([unknown, language.addChildren(screens)]),
  caseSensitive: true,
  history: createMemoryHistory(),
})

/** The screen and values that the router finds for a path. */
function route(path: string) {
  const { pathname } = new URL(path, 'http://portal.test')
  const location = router.parseLocation(createMemoryHistory({ initialEntries: [pathname] }).location)
  const match = router.matchRoutes(location).at(-1)
  return { screen: match?.staticData.screen, params: match?.params }
}

describe('the router and matchScreen', () => {
  const awkward = 'a/b?c#d%25 ñ<>"{}\\😀..'
  const values = {
    locale: 'es',
    id: awkward,
    slug: awkward,
    code: awkward,
    token: awkward,
    textId: awkward,
    team: 'a,b',
    category: 'all',
    tag: awkward,
    contentLocale: 'all',
    text: awkward,
    section: awkward,
  } as const

  it.each(Object.entries(paths))('find the same screen and values in the path of %s', (screen, pathTo) => {
    const path = pathTo(values)
    const match = matchScreen(new URL(path, 'http://portal.test').pathname, { development: true })
    expect(route(path)).toEqual({ screen, params: { language: 'es', ...match?.params } })
  })

  it.each(['/es/Home', '/es/home/x', '/es/post', '/es/post/1/slug/more', '/es/filter-posts/teams', '/es/nowhere'])(
    'find no screen at %s',
    (path) => {
      expect(matchScreen(path)).toBeNull()
      expect(route(path).screen).toBeUndefined()
    },
  )
})
