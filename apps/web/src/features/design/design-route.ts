import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { designTexts } from './design-texts.ts'

export const designRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('design'),
  loader: screenLoader('design', { texts: [designTexts] }),
  component: lazyScreen(() => import('./design-screen.tsx'), 'DesignScreen'),
})
