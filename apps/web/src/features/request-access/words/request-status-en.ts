import type { RequestStatusWords } from './request-status-es.ts'

export const en: RequestStatusWords = {
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
}
