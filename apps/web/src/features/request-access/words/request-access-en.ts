import type { RequestAccessWords } from './request-access-es.ts'

export const en: RequestAccessWords = {
  title: 'Request access',
  intro: 'For people who work in media. All fields are required, except the newsletter.',
  steps: {
    send: 'You send this form.',
    read: 'The press office reads it, usually within one working day.',
    mail: 'You get a mail with a provisional password. It works for 72 hours.',
  },
  questions: 'Questions?',
  you: 'You',
  yourWork: 'Your work',
  agreement: 'Agreement',
  legalBefore: 'I have read and accept the',
  legalBetween: 'and the',
  legalNotice: 'legal notice',
  privacyPolicy: 'privacy policy',
  newsletter: 'Send me the newsletter.',
  newsletterNote: 'Optional; one click ends it.',
  send: 'Send request',
  kept: 'What you type is kept in this browser, also offline.',
  clear: 'Clear the form',
  sentTitle: 'Request sent',
  sentText: ({ email }) =>
    `We have received it. We will write to ${email} as soon as the press office has answered; the mail we just sent links to a page that says where it stands.`,
  sentHelp: 'Nothing there after a few minutes? Look in your spam folder.',
  backToLogin: 'Back to login',
}
