import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { MailTexts } from './es.ts'

const plural = createPlural('en')

export const en: MailTexts = {
  greeting: ({ name }) => `Hello ${name},`,
  greetingWithoutName: 'Hello,',
  buttonDoesNotWork: 'If the button does not work, copy this address into your browser:',
  help: 'Need help?',
  automatic: ({ league, portal }) => `Automatic message from ${league}, ${portal}.`,
  unsubscribe: 'Stop newsletters and alerts',

  requestReceived: {
    subject: 'We have received your access request',
    preview: 'The press office looks at it and replies within one working day.',
    text: ({ league }) => [
      `Your request for access to the press area of ${league} has arrived. The press office looks at it and replies within one working day.`,
      'Once it is decided, we will write to this address. Until then you can see where it stands.',
    ],
    button: 'See my request',
    afterwards: ['If you did not ask for access, there is nothing to do: somebody typed your address by mistake.'],
  },
  authorised: {
    subject: 'You now have access: your provisional password',
    preview: 'Sign in with it and choose your own.',
    text: ({ league }) => [
      `Your access to the press area of ${league} is authorised. Sign in with this mail address and the provisional password; we will then ask you to choose your own.`,
    ],
    passwordLabel: 'Provisional password',
    button: 'Connect',
    afterwards: ({ expiresAt }) => [
      `The provisional password works until ${expiresAt}. After that, ask for a new one with “Forgotten your password?”.`,
      'Do not share it with anybody: we will never ask you for it.',
    ],
  },
  renewed: {
    subject: 'Your new provisional password',
    preview: 'It replaces the previous one.',
    text: ({ league }) => [
      `The press office of ${league} has given you a new provisional password, which replaces the previous one. Sign in with it and choose your own.`,
    ],
  },
  rejected: {
    subject: 'Your access request was not accepted',
    preview: 'The press office gives its reason.',
    text: ({ league }) => [
      `The press office of ${league} has looked at your access request and has not accepted it. This is the reason:`,
    ],
    afterwards: [
      'If you think that this is a mistake, or if something has changed, reply to this message or request access again.',
    ],
    button: 'Request access again',
  },
  alreadyHaveAccount: {
    subject: 'You already have an account',
    preview: 'Somebody requested access with your address, and you already have it.',
    text: ({ league }) => [
      `Somebody, perhaps you, requested access to the press area of ${league} with this address. There is no need: you already have an account.`,
      'If you do not remember your password, you can choose another.',
    ],
    button: 'Choose another password',
    afterwards: ['If it was not you, there is nothing to do: your account is as it was.'],
  },
  resetLink: {
    subject: 'Choose a new password',
    preview: 'The link works once only.',
    text: ({ league }) => [`You asked for a new password for the press area of ${league}. Choose it here:`],
    button: 'Choose the password',
    afterwards: ({ minutes }) => [
      `The link works once only, for ${minutes} minutes.`,
      'If you did not ask for it, there is nothing to do: your password is still the same.',
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'All other sessions have been ended.',
    text: ({ league, changedAt }) => [
      `The password of your account in the press area of ${league} was changed on ${changedAt}. All other sessions have been ended.`,
      'If it was you, there is nothing to do. If not, choose another one right away and let us know.',
    ],
    button: 'Choose another password',
  },
  tooManyWrongPasswords: {
    subject: 'Too many attempts to enter your account',
    preview: 'We have slowed the attempts down. Your password has not changed.',
    text: ({ league, until }) => [
      `Somebody typed a wrong password several times for your account in the press area of ${league}. From that place, nobody can try again before ${until}.`,
      'Your password has not changed and nobody got in. If it was you and you do not remember it, choose another.',
    ],
    button: 'Choose another password',
    afterwards: ['If it was not you, make sure that your password is long and that you use it nowhere else.'],
  },
  newDevice: {
    subject: 'New sign-in to your account',
    preview: 'From a device or network that we did not know.',
    text: ({ league, at }) => [
      `On ${at} somebody signed in to your account in the press area of ${league} from a device or network that you had not used in recent weeks:`,
    ],
    unknownDevice: 'Unknown device',
    network: ({ address }) => `IP address ${address}`,
    button: 'Choose another password',
    afterwards: [
      'If it was you, there is nothing to do. If not, choose another password right away, which ends all sessions, and let us know.',
    ],
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    preview: 'And with it your personal data.',
    text: ({ league }) => [
      `Your account in the press area of ${league} was deleted, and with it your personal data. What you downloaded stays counted, without your name.`,
      'If you did not ask for this, write to us as soon as you can. You may request access again whenever you like.',
    ],
  },
  accountsMerged: {
    subject: 'Your two accounts have become one',
    preview: 'From now on you sign in with one of them.',
    text: ({ league }) => [
      `The press office of ${league} has merged your two accounts in the press area. Everything that the other one had is now in the one that stays, and all sessions of both have been ended.`,
    ],
    kept: 'sign in with this address and its usual password',
    merged: ({ erasedAt }) => `can no longer sign in; will be deleted on ${erasedAt}`,
    button: 'Connect',
    afterwards: [
      'If you do not know the other address, or did not want this, write to us: until that date it can be undone.',
    ],
  },
  mergeUndone: {
    subject: 'Your accounts are separate again',
    preview: 'Each of them has its own again.',
    text: ({ league, email }) => [
      `The press office of ${league} has undone the merge of your accounts in the press area. The account ${email} works again with its own password.`,
    ],
    button: 'Connect',
    afterwards: ['If you do not remember the password, choose another with “Forgotten your password?”.'],
  },
  deliveryTest: {
    subject: 'Delivery test',
    preview: 'If you can read this, mail works.',
    text: ({ league, requestedAt }) => [
      `You asked for this test from the studio of ${league} on ${requestedAt}.`,
      'If you can read it, mails leave and arrive. There is nothing to do.',
    ],
    button: ({ portal }) => `Open ${portal}`,
  },
  deskRequests: {
    subject: ({ count }) =>
      plural(count, { one: 'One access request is waiting', other: `${count} access requests are waiting` }),
    preview: ({ waited }) => `The oldest has waited for ${waited}.`,
    text: ({ count, waited }) => [
      plural(count, {
        one: `One access request has been waiting for a decision for ${waited}.`,
        other: `${count} access requests are waiting for a decision. The oldest has waited for ${waited}.`,
      }),
    ],
    more: ({ count }) => plural(count, { one: 'and one more', other: `and ${count} more` }),
    waited: ({ minutes }) =>
      minutes < 60
        ? plural(Math.max(1, minutes), { one: '1 minute', other: `${minutes} minutes` })
        : plural(Math.floor(minutes / 60), { one: '1 hour', other: `${Math.floor(minutes / 60)} hours` }),
    button: ({ portal }) => `Open ${portal}`,
    afterwards: ['You get this message because you decide on requests. Those that arrive close together share one.'],
  },
}
