import type { Locale } from '@mixed-zone/contract/locales'
import type { Permission, Role } from '@mixed-zone/contract/permissions'
import { nextNumber } from './counter.ts'
import { BUILT_AT } from './moment.ts'

/** Meets the password rule. */
export const TEST_PASSWORD = 'Press-Box-2026'

export interface PersonData {
  email: string
  firstName: string
  surnames: string
  telephonePrefix: string
  telephoneNumber: string
  region: string
  country: string
  companyName: string
  mediaType: string
  workType: string
  communicationsLocale: Locale
  newsletter: boolean
  unsubscribeCode: string
  role: Role
  permissionsAdded: Permission[]
  permissionsTaken: Permission[]
  state: 'active' | 'suspended'
  provisionalUntil: Date | null
  embargoTermsAcceptedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** An active media person, as a row without password. */
export function aPerson(overrides: Partial<PersonData> = {}): PersonData {
  const number = nextNumber()
  return {
    email: `person-${number}@medium.test`,
    firstName: `Aoife ${number}`,
    surnames: 'Brennan Walsh',
    telephonePrefix: '+353',
    telephoneNumber: '850123456',
    region: 'europe',
    country: 'IE',
    companyName: 'Atlantic Wire',
    mediaType: 'press-agency',
    workType: 'journalist',
    communicationsLocale: 'en',
    newsletter: false,
    unsubscribeCode: `unsubscribe-${number}`,
    role: 'media',
    permissionsAdded: [],
    permissionsTaken: [],
    state: 'active',
    provisionalUntil: null,
    embargoTermsAcceptedAt: null,
    createdAt: BUILT_AT,
    updatedAt: BUILT_AT,
    ...overrides,
  }
}
