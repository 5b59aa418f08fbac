import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { forgotPasswordTexts } from './forgot-password-texts.ts'

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('forgotPassword'),
  loader: screenLoader('forgotPassword', { texts: [forgotPasswordTexts] }),
  component: lazyScreen(() => import('./forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
})
