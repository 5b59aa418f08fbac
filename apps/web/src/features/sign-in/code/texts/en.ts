import type { CodeTexts } from './es.ts'

export const texts: CodeTexts = {
  label: 'One-time code',
  help: 'Enter the code from your authenticator app, or one of your recovery codes.',
  wrongCode: 'That code does not work. Try the next one.',
  otherAccount: 'Use another account',
}
