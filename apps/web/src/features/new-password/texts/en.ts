import type { NewPasswordTexts } from './es.ts'

export const texts: NewPasswordTexts = {
  title: 'New password',
  intro: 'Enter the email of your account and choose a password. Open sessions will be closed.',
  save: 'Save password',
  spent: 'This link has already been used, or it is too old.',
  mayBeSet: 'Your password may already be set: try to log in with it.',
  askAgain: 'Ask for a new link',
  otherEmail: 'This link does not belong to that email. Please check the address.',
  doneTitle: 'Password changed',
  doneText: 'You can now connect with the new password. We have closed every session that was open.',
}
