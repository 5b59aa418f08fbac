import type { TermsTexts } from './es.ts'

export const texts: TermsTexts = {
  title: 'There are new terms',
  text: 'We have published a new version of the legal texts. Please read and accept them to continue.',
  legalNotice: 'Legal notice',
  privacyPolicy: 'Privacy policy',
  newTab: 'opens in another tab',
  accept: 'I have read and accept them',
  signOut: 'Not now: sign out',
}
