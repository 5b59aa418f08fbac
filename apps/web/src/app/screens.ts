import type { ScreenName, ScreenParams } from '@mixed-zone/contract/screens'
import type { ComponentType } from 'react'
import { accountTexts } from '../features/account/account-texts.ts'
import { designTexts } from '../features/design/design-texts.ts'
import { downloadsTexts } from '../features/downloads/downloads-texts.ts'
import { exportTexts } from '../features/export/export-texts.ts'
import { filterTexts } from '../features/filters/filter-texts.ts'
import { forgotPasswordTexts } from '../features/forgot-password/forgot-password-texts.ts'
import { legalTexts } from '../features/legal/legal-texts.ts'
import { matchdayTexts } from '../features/matchday/matchday-texts.ts'
import { newPasswordTexts } from '../features/new-password/new-password-texts.ts'
import { postTexts } from '../features/post/post-texts.ts'
import { requestAccessTexts } from '../features/request-access/request-access-texts.ts'
import { socialTexts } from '../features/social/social-texts.ts'
import { unsubscribeTexts } from '../features/unsubscribe/unsubscribe-texts.ts'
import type { TextsDefinition } from '../i18n/texts.ts'

/** What every screen is given: the values of its path. */
export interface ScreenProps<Name extends ScreenName> {
  readonly params: ScreenParams<Name>
}

type Load<Name extends ScreenName> = () => Promise<ComponentType<ScreenProps<Name>>>

const loadLegal = () => import('../features/legal/legal-screen.tsx')

type ShownScreen = Exclude<ScreenName, 'index' | 'filter-posts-index'>

/** Texts of the search in the header. */
export const FRAME_TEXTS = [filterTexts]

/** Texts of each screen. They are loaded beside its code, and only in the language of its path. */
export const SCREEN_TEXTS: { readonly [Name in ScreenName]?: readonly TextsDefinition<unknown>[] } = {
  post: [postTexts],
  'legal-notice': [legalTexts],
  'privacy-policy': [legalTexts],
  'cookie-policy': [legalTexts],
  unsubscribe: [unsubscribeTexts],
  register: [requestAccessTexts],
  'request-status': [requestAccessTexts],
  'new-password': [newPasswordTexts],
  'forgot-password': [forgotPasswordTexts],
  account: [accountTexts],
  basket: [downloadsTexts],
  'social-media': [socialTexts],
  export: [exportTexts],
  matchday: [matchdayTexts],
  fixture: [matchdayTexts],
  design: [designTexts],
}

/** Where the code of each screen is. Each is loaded with its route, and not before. */
export const SCREEN_LOADERS: { readonly [Name in ShownScreen]: Load<Name> } = {
  login: () => import('../features/sign-in/login-screen.tsx').then((module) => module.LoginScreen),
  home: () => import('../features/home/home-screen.tsx').then((module) => module.HomeScreen),
  post: () => import('../features/post/post-screen.tsx').then((module) => module.PostScreen),
  'legal-notice': () => loadLegal().then((module) => module.LegalNoticeScreen),
  'privacy-policy': () => loadLegal().then((module) => module.PrivacyPolicyScreen),
  'cookie-policy': () => loadLegal().then((module) => module.CookiePolicyScreen),
  unsubscribe: () =>
    import('../features/unsubscribe/unsubscribe-screen.tsx').then((module) => module.UnsubscribeScreen),
  register: () =>
    import('../features/request-access/request-access-screen.tsx').then((module) => module.RequestAccessScreen),
  'request-status': () =>
    import('../features/request-access/request-status-screen.tsx').then((module) => module.RequestStatusScreen),
  'new-password': () =>
    import('../features/new-password/new-password-screen.tsx').then((module) => module.NewPasswordScreen),
  'forgot-password': () =>
    import('../features/forgot-password/forgot-password-screen.tsx').then((module) => module.ForgotPasswordScreen),
  posts: () => import('../features/section/section-screen.tsx').then((module) => module.SectionScreen),
  'filter-posts': () => import('../features/filters/results/filter-screen.tsx').then((module) => module.FilterScreen),
  account: () => import('../features/account/account-screen.tsx').then((module) => module.AccountScreen),
  basket: () => import('../features/downloads/basket/basket-screen.tsx').then((module) => module.BasketScreen),
  'social-media': () => import('../features/social/social-screen.tsx').then((module) => module.SocialScreen),
  export: () => import('../features/export/export-screen.tsx').then((module) => module.ExportScreen),
  matchday: () => import('../features/matchday/matchday-screen.tsx').then((module) => module.MatchdayScreen),
  fixture: () => import('../features/matchday/fixture-screen.tsx').then((module) => module.FixtureScreen),
  design: () => import('../features/design/design-screen.tsx').then((module) => module.DesignScreen),
}
