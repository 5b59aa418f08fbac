import type { Catalogue } from '../../catalogue.ts'

export const captcha: Catalogue['captcha'] = {
  label: 'I am not a robot',
  checking: 'Validating...',
  verified: 'Verified',
  failed: 'That could not be verified. Please try again.',
  note: 'No cookies, no third parties',
}
