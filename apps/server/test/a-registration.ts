import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import type { register } from '@mixed-zone/contract/endpoints/access'
import { SOLVED } from './test-captcha.ts'

export type SentRegistration = SentBodyOf<typeof register>

let last = 0

/** The body of an access request, with a unique address. */
export function aRegistration(overrides: Partial<SentRegistration> = {}): SentRegistration {
  last += 1
  return {
    email: `applicant-${last}@gazeta-${last}.test`,
    name: 'Nuria',
    surnames: "O'Connor Ibáñez",
    telephone: { prefix: '+34', number: '612 34 56 78' },
    region: 'europe',
    country: 'ES',
    companyName: 'Gazeta del Norte',
    mediaType: 'newspaper',
    workType: 'photographer',
    comunicationsLocale: 'es',
    newsletter: false,
    legal: true,
    captcha: SOLVED,
    ...overrides,
  }
}
