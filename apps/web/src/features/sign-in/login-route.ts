import { createRoute } from '@tanstack/react-router'
import { bareRoute, lazyScreen, screenOptions } from '../../routing/screen-route.ts'

export const loginRoute = createRoute({
  getParentRoute: () => bareRoute,
  ...screenOptions('login'),
  component: lazyScreen(() => import('./login-screen.tsx'), 'LoginScreen'),
})
