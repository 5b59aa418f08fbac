import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { exportTexts } from './export-texts.ts'

export const exportRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('export'),
  loader: screenLoader('export', { texts: [exportTexts] }),
  component: lazyScreen(() => import('./export-screen.tsx'), 'ExportScreen'),
})
