import type { UnsubscribeTexts } from './es.ts'

export const texts: UnsubscribeTexts = {
  title: 'Leave the newsletter?',
  intro: 'You will no longer get the newsletter. Mails about your account will still arrive.',
  confirm: 'Unsubscribe',
  stay: 'Stay subscribed',
  stayedTitle: 'You are still subscribed',
  stayedText: 'Nothing has changed: you will keep getting the newsletter.',
  notSubscribedTitle: 'You are not subscribed',
  notSubscribedText: 'You do not get the newsletter. You can subscribe whenever you like on your account page.',
  doneTitle: 'Subscription deleted',
  doneText: 'We will send you no more newsletters. You can subscribe again whenever you like on your account page.',
  account: 'Go to your account',
  unknown:
    'This link belongs to no subscription. Copy all of it from the mail, or turn the newsletter off on your account page.',
}
