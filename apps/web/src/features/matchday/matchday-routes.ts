import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { matchdayTexts } from './matchday-texts.ts'

export const matchdayRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('matchday'),
  loader: screenLoader('matchday', {
    texts: [matchdayTexts],
    requests: () => import('./get-matchday.ts').then((module) => module.loadMatchday),
  }),
  component: lazyScreen(() => import('./matchday-screen.tsx'), 'MatchdayScreen'),
})

export const fixtureRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('fixture'),
  loader: screenLoader('fixture', {
    texts: [matchdayTexts],
    requests: () => import('./get-matchday.ts').then((module) => module.loadFixture),
  }),
  component: lazyScreen(() => import('./fixture-screen.tsx'), 'FixtureScreen'),
})
