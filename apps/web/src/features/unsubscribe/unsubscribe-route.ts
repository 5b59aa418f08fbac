import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { unsubscribeTexts } from './unsubscribe-texts.ts'

export const unsubscribeRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('unsubscribe'),
  loader: screenLoader('unsubscribe', { texts: [unsubscribeTexts] }),
  component: lazyScreen(() => import('./unsubscribe-screen.tsx'), 'UnsubscribeScreen'),
})
