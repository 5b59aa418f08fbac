import { accessOf, SCREENS, type ScreenName } from '@mixed-zone/contract/screens'
import { createRoute } from '@tanstack/react-router'
import { languageRoute, lazyScreen, screenOptions } from '../../routing/screen-route.ts'
import type { StudioScreenName } from './studio-screens.ts'

// One lazy file names all the others: every page carries these routes, and must not grow with the studio.
const loadScreen = async (name: StudioScreenName | 'frame') => {
  const { loadStudioScreen } = await import('./studio-screens.ts')
  return loadStudioScreen(name)
}

/** Parent of the studio's screens: side bar and top bar. */
export const studioRoute = createRoute({
  getParentRoute: () => languageRoute,
  id: 'studio-frame',
  component: lazyScreen(() => loadScreen('frame'), 'Screen'),
})

// The keys of the table that the type is derived from.
const STUDIO_SCREENS = Object.keys(SCREENS).filter(
  (name) => accessOf(name as ScreenName).isStudio,
) as StudioScreenName[]

/** The screens of the studio, as the contract lists them. `studio-screens.ts` has their components. */
export const studioScreens = STUDIO_SCREENS.map((name) =>
  createRoute({
    getParentRoute: () => studioRoute,
    ...screenOptions(name),
    component: lazyScreen(() => loadScreen(name), 'Screen'),
  }),
)
