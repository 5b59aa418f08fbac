import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { accountTexts } from './account-texts.ts'

export const accountRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('account'),
  loader: screenLoader('account', { texts: [accountTexts] }),
  component: lazyScreen(() => import('./account-screen.tsx'), 'AccountScreen'),
})
