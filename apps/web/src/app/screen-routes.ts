import { createRoute } from '@tanstack/react-router'
import { bootConfig } from '../api/boot-config.ts'
import { accountTexts } from '../features/account/account-texts.ts'
import { downloadsTexts } from '../features/downloads/downloads-texts.ts'
import { exportTexts } from '../features/export/export-texts.ts'
import { forgotPasswordTexts } from '../features/forgot-password/forgot-password-texts.ts'
import { legalTexts } from '../i18n/legal/legal-texts.ts'
import { matchdayTexts } from '../features/matchday/matchday-texts.ts'
import { newPasswordTexts } from '../features/new-password/new-password-texts.ts'
import { postTexts } from '../features/post/post-texts.ts'
import { requestAccessTexts } from '../features/request-access/request-access-texts.ts'
import { socialTexts } from '../features/social/social-texts.ts'
import { unsubscribeTexts } from '../features/unsubscribe/unsubscribe-texts.ts'
import { bareRoute, framedRoute, lazyScreen, screenLoader, screenOptions } from '../routing/screen-route.ts'
import type { RareScreenName } from './load-rare-screen.ts'

const loadRare = async (name: RareScreenName) => {
  const { loadRareScreen } = await import('./load-rare-screen.ts')
  return loadRareScreen(name)
}

/** The screens without header and footer. Login is the first that anybody sees, and does not wait for the frame. */
export const bareScreens = [
  createRoute({
    getParentRoute: () => bareRoute,
    ...screenOptions('login'),
    component: lazyScreen(() => import('../features/sign-in/login-screen.tsx'), 'LoginScreen'),
  }),
]

/** The screens with header and footer. */
export const framedScreens = [
  // These only redirect.
  createRoute({ getParentRoute: () => framedRoute, ...screenOptions('index') }),
  createRoute({ getParentRoute: () => framedRoute, ...screenOptions('filterPostsIndex') }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('home'),
    loader: screenLoader('home', {
      requests: () => import('../features/home/get-home.ts').then((module) => module.loadHome),
    }),
    component: lazyScreen(() => import('../features/home/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('post'),
    loader: screenLoader('post', {
      texts: [postTexts],
      requests: () => import('../features/post/get-post.ts').then((module) => module.loadPost),
    }),
    component: lazyScreen(() => import('../features/post/post-screen.tsx'), 'PostScreen'),
  }),
  ...(['preview', 'draftPreview', 'setup'] as const).map((name) =>
    createRoute({
      getParentRoute: () => framedRoute,
      ...screenOptions(name),
      component: lazyScreen(() => loadRare(name), 'Screen'),
    }),
  ),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('posts'),
    loader: screenLoader('posts', {
      requests: () => import('../features/section/get-section-posts.ts').then((module) => module.loadSectionPosts),
    }),
    component: lazyScreen(() => import('../features/section/section-screen.tsx'), 'SectionScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('filterPosts'),
    loader: screenLoader('filterPosts', {
      requests: () => import('../features/filters/get-filtered-posts.ts').then((module) => module.loadFilteredPosts),
    }),
    component: lazyScreen(() => import('../features/filters/results/filter-screen.tsx'), 'FilterScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('matchday'),
    loader: screenLoader('matchday', {
      texts: [matchdayTexts],
      requests: () => import('../features/matchday/get-matchday.ts').then((module) => module.loadMatchday),
    }),
    component: lazyScreen(() => import('../features/matchday/matchday-screen.tsx'), 'MatchdayScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('fixture'),
    loader: screenLoader('fixture', {
      texts: [matchdayTexts],
      requests: () => import('../features/matchday/get-matchday.ts').then((module) => module.loadFixture),
    }),
    component: lazyScreen(() => import('../features/matchday/fixture-screen.tsx'), 'FixtureScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('socialMedia'),
    loader: screenLoader('socialMedia', {
      texts: [socialTexts],
      requests: () => import('../features/social/get-social.ts').then((module) => module.loadSocial),
    }),
    component: lazyScreen(() => import('../features/social/social-screen.tsx'), 'SocialScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('basket'),
    loader: screenLoader('basket', { texts: [downloadsTexts] }),
    component: lazyScreen(() => import('../features/downloads/basket-screen.tsx'), 'BasketScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('account'),
    loader: screenLoader('account', { texts: [accountTexts] }),
    component: lazyScreen(() => import('../features/account/account-screen.tsx'), 'AccountScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('export'),
    loader: screenLoader('export', { texts: [exportTexts] }),
    component: lazyScreen(() => import('../features/export/export-screen.tsx'), 'ExportScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('register'),
    loader: screenLoader('register', { texts: [requestAccessTexts] }),
    component: lazyScreen(() => import('../features/request-access/request-access-screen.tsx'), 'RequestAccessScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('requestStatus'),
    loader: screenLoader('requestStatus', { texts: [requestAccessTexts] }),
    component: lazyScreen(() => import('../features/request-access/request-status-screen.tsx'), 'RequestStatusScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('forgotPassword'),
    loader: screenLoader('forgotPassword', { texts: [forgotPasswordTexts] }),
    component: lazyScreen(
      () => import('../features/forgot-password/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('newPassword'),
    loader: screenLoader('newPassword', { texts: [newPasswordTexts] }),
    component: lazyScreen(() => import('../features/new-password/new-password-screen.tsx'), 'NewPasswordScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('unsubscribe'),
    loader: screenLoader('unsubscribe', { texts: [unsubscribeTexts] }),
    component: lazyScreen(() => import('../features/unsubscribe/unsubscribe-screen.tsx'), 'UnsubscribeScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('legalNotice'),
    loader: screenLoader('legalNotice', { texts: [legalTexts] }),
    component: lazyScreen(() => import('../features/legal/legal-screen.tsx'), 'LegalNoticeScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('privacyPolicy'),
    loader: screenLoader('privacyPolicy', { texts: [legalTexts] }),
    component: lazyScreen(() => import('../features/legal/legal-screen.tsx'), 'PrivacyPolicyScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('cookiePolicy'),
    loader: screenLoader('cookiePolicy', { texts: [legalTexts] }),
    component: lazyScreen(() => import('../features/legal/legal-screen.tsx'), 'CookiePolicyScreen'),
  }),
  ...(bootConfig.development ? [designRoute()] : []),
]

/** Its texts are named in a lazy file: every page carries these routes, and only developers read them. */
function designRoute() {
  return createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('design'),
    component: lazyScreen(async () => {
      const { loadDesignScreen } = await import('../features/design/load-design-screen.ts')
      return loadDesignScreen()
    }, 'DesignScreen'),
  })
}
