import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { socialTexts } from './social-texts.ts'

export const socialRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('socialMedia'),
  loader: screenLoader('socialMedia', {
    texts: [socialTexts],
    requests: () => import('./get-social.ts').then((module) => module.loadSocial),
  }),
  component: lazyScreen(() => import('./social-screen.tsx'), 'SocialScreen'),
})
