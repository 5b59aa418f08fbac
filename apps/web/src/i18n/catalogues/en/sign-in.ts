import type { Catalogue } from '../../catalogue.ts'

export const signIn: Catalogue['signIn'] = {
  documentTitle: 'Connect',
  title: 'Step into the mixed zone',
  intro: ({ league }) => `Pictures, videos and texts from ${league} for accredited media.`,
  forgotPassword: 'Forgotten your password?',
  connect: 'Connect',
  firstTime: 'First time here?',
  firstTimeText: 'If you work for a news outlet, request access. The press office replies within one working day.',
  requestAccess: 'Request access',
  seeTutorial: 'See the tutorial',
  waitSeconds: ({ count }) => `Too many attempts. Please try again in ${count} s.`,
  waitMinutes: ({ count }) => `Too many attempts. Please try again in ${count} min.`,
  accountDeleted: 'Your account has been deleted.',
  codeLabel: 'One-time code',
  codeText: 'Enter the code from your authenticator app, or one of your recovery codes.',
  wrongCode: 'That code does not work. Try the next one.',
  otherAccount: 'Use another account',
  photoBy: ({ name }) => `Photo: ${name}`,
  pictureAlt: 'Drawing of a stadium at night, its floodlights on the centre circle.',
}
