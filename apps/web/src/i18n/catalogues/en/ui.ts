import type { Catalogue } from '../../catalogue.ts'

export const ui: Catalogue['ui'] = {
  close: 'Close',
  optional: '(optional)',
  validating: 'Validating...',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordRules: 'The password needs',
  passwordParts: {
    'min-length': 'At least 8 characters',
    'max-length': 'At most 128 characters',
    upper: 'One upper-case letter',
    lower: 'One lower-case letter',
    number: 'One number',
    special: 'One special character',
  },
  met: '(met)',
  notMet: '(missing)',
  alertWords: { error: 'Error!', warning: 'Warning.', info: 'Info.', success: 'Done.' },
}
