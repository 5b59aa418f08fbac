import type { SetupTexts } from './es.ts'

export const texts: SetupTexts = {
  title: 'Start your league',
  intro: 'This link works once. It creates the first admin; after that we take you through to the first post.',
  language: 'Your language',
  create: 'Create the account and start',
  taken: 'That address already has an account. Please use another.',
  spentTitle: 'This link no longer works',
  spent:
    'It was used, it is too old, or the server was restarted. If there is no account yet, restart the server: it shows a new link when it starts.',
}
