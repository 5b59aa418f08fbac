import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'

export const homeRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('home'),
  loader: screenLoader('home', { requests: () => import('./get-home.ts').then((module) => module.loadHome) }),
  component: lazyScreen(() => import('./home-screen.tsx'), 'HomeScreen'),
})
