import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { downloadsTexts } from './downloads-texts.ts'

export const basketRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('basket'),
  loader: screenLoader('basket', { texts: [downloadsTexts] }),
  component: lazyScreen(() => import('./basket-screen.tsx'), 'BasketScreen'),
})
