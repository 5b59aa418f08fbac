import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { legalTexts } from './legal-texts.ts'

const legalNoticeRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('legalNotice'),
  loader: screenLoader('legalNotice', { texts: [legalTexts] }),
  component: lazyScreen(() => import('./legal-screen.tsx'), 'LegalNoticeScreen'),
})

const privacyPolicyRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('privacyPolicy'),
  loader: screenLoader('privacyPolicy', { texts: [legalTexts] }),
  component: lazyScreen(() => import('./legal-screen.tsx'), 'PrivacyPolicyScreen'),
})

const cookiePolicyRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('cookiePolicy'),
  loader: screenLoader('cookiePolicy', { texts: [legalTexts] }),
  component: lazyScreen(() => import('./legal-screen.tsx'), 'CookiePolicyScreen'),
})

export const legalRoutes = [legalNoticeRoute, privacyPolicyRoute, cookiePolicyRoute]
