import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { SignOutTexts } from './es.ts'

const plural = createPlural('en')

export const texts: SignOutTexts = {
  title: 'Some of your work has not been sent',
  text: 'It is only in this browser. Signing out deletes it.',
  posts: ({ count }) => plural(count, { one: 'Changes in 1 post', other: `Changes in ${count} posts` }),
  settings: ({ count }) => plural(count, { one: 'Changes in 1 setting', other: `Changes in ${count} settings` }),
  uploads: ({ count }) =>
    plural(count, { one: '1 file that is not uploaded yet', other: `${count} files that are not uploaded yet` }),
  offline: 'There is no connection. Once it is back, it can be sent.',
  notSent: 'Not everything could be sent. Open what is left in the Studio to sort it out.',
  sendFirst: 'Send and sign out',
  signOut: 'Sign out without sending',
  stay: 'Stay',
}
