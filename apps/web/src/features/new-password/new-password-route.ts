import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { newPasswordTexts } from './new-password-texts.ts'

export const newPasswordRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('newPassword'),
  loader: screenLoader('newPassword', { texts: [newPasswordTexts] }),
  component: lazyScreen(() => import('./new-password-screen.tsx'), 'NewPasswordScreen'),
})
