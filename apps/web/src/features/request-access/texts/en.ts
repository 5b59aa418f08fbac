import type { RequestAccessTexts } from './es.ts'

export const texts: RequestAccessTexts = {
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
  status: {
    title: 'Your request for access',
    requested: ({ at }) => `Sent on ${at}.`,
    waiting: 'Waiting',
    waitingText: 'The press office has not answered yet. It usually does within one working day, by mail.',
    authorised: 'Authorised',
    authorisedText: ({ at }) =>
      `It was authorised on ${at}. We have sent you a provisional password that works for 72 hours; if it has expired, get another through “Forgotten your password?”.`,
    rejected: 'Not authorised',
    rejectedText: ({ at }) => `The press office answered on ${at}.`,
    reason: 'Reason:',
    unknownTitle: 'We cannot find this request',
    unknownText: 'The link is incomplete, or the request no longer exists. Please copy all of it from the mail.',
  },
}
