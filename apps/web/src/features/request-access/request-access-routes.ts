import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { requestAccessTexts } from './request-access-texts.ts'

export const registerRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('register'),
  loader: screenLoader('register', { texts: [requestAccessTexts] }),
  component: lazyScreen(() => import('./request-access-screen.tsx'), 'RequestAccessScreen'),
})

export const requestStatusRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('requestStatus'),
  loader: screenLoader('requestStatus', { texts: [requestAccessTexts] }),
  component: lazyScreen(() => import('./request-status-screen.tsx'), 'RequestStatusScreen'),
})
