import type { ForgotPasswordTexts } from './es.ts'

export const texts: ForgotPasswordTexts = {
  title: 'Forgotten your password?',
  intro: 'Enter your email and we will send you a link to choose a new one.',
  send: 'Send link',
  backToLogin: 'Back to login',
  sentTitle: 'Check your mail',
  sentText: ({ email }) => `If ${email} has an account, we have just sent it a link. It works once, for 60 minutes.`,
  sentHelp: 'Nothing there? Look in your spam folder, or check that this is the address of your account.',
  again: 'Ask for another link',
}
