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
    loader: screenLoader('home', () => import('../features/home/get-home.ts').then((module) => module.loadHome)),
    component: lazyScreen(() => import('../features/home/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('post'),
    loader: screenLoader('post', () => import('../features/post/get-post.ts').then((module) => module.loadPost)),
    component: lazyScreen(() => import('../features/post/post-screen.tsx'), 'PostScreen', [postTexts]),
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
    loader: screenLoader('posts', () =>
      import('../features/section/get-section-posts.ts').then((module) => module.loadSectionPosts),
    ),
    component: lazyScreen(() => import('../features/section/section-screen.tsx'), 'SectionScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('filterPosts'),
    loader: screenLoader('filterPosts', () =>
      import('../features/filters/get-filtered-posts.ts').then((module) => module.loadFilteredPosts),
    ),
    component: lazyScreen(() => import('../features/filters/results/filter-screen.tsx'), 'FilterScreen'),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('matchday'),
    loader: screenLoader('matchday', () =>
      import('../features/matchday/get-matchday.ts').then((module) => module.loadMatchday),
    ),
    component: lazyScreen(() => import('../features/matchday/matchday-screen.tsx'), 'MatchdayScreen', [matchdayTexts]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('fixture'),
    loader: screenLoader('fixture', () =>
      import('../features/matchday/get-matchday.ts').then((module) => module.loadFixture),
    ),
    component: lazyScreen(() => import('../features/matchday/fixture-screen.tsx'), 'FixtureScreen', [matchdayTexts]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('socialMedia'),
    loader: screenLoader('socialMedia', () =>
      import('../features/social/get-social.ts').then((module) => module.loadSocial),
    ),
    component: lazyScreen(() => import('../features/social/social-screen.tsx'), 'SocialScreen', [socialTexts]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('basket'),
    component: lazyScreen(() => import('../features/downloads/basket-screen.tsx'), 'BasketScreen', [downloadsTexts]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('account'),
    component: lazyScreen(() => import('../features/account/account-screen.tsx'), 'AccountScreen', [accountTexts]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('export'),
    component: lazyScreen(() => import('../features/export/export-screen.tsx'), 'ExportScreen', [exportTexts]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('register'),
    component: lazyScreen(() => import('../features/request-access/request-access-screen.tsx'), 'RequestAccessScreen', [
      requestAccessTexts,
    ]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('requestStatus'),
    component: lazyScreen(() => import('../features/request-access/request-status-screen.tsx'), 'RequestStatusScreen', [
      requestAccessTexts,
    ]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('forgotPassword'),
    component: lazyScreen(
      () => import('../features/forgot-password/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
      [forgotPasswordTexts],
    ),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('newPassword'),
    component: lazyScreen(() => import('../features/new-password/new-password-screen.tsx'), 'NewPasswordScreen', [
      newPasswordTexts,
    ]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('unsubscribe'),
    component: lazyScreen(() => import('../features/unsubscribe/unsubscribe-screen.tsx'), 'UnsubscribeScreen', [
      unsubscribeTexts,
    ]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('legalNotice'),
    component: lazyScreen(() => import('../features/legal/legal-screen.tsx'), 'LegalNoticeScreen', [legalTexts]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('privacyPolicy'),
    component: lazyScreen(() => import('../features/legal/legal-screen.tsx'), 'PrivacyPolicyScreen', [legalTexts]),
  }),
  createRoute({
    getParentRoute: () => framedRoute,
    ...screenOptions('cookiePolicy'),
    component: lazyScreen(() => import('../features/legal/legal-screen.tsx'), 'CookiePolicyScreen', [legalTexts]),
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
