import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { login } from '@mixed-zone/contract/endpoints/access'
import type { UserData } from '@mixed-zone/contract/schemas/account'
import type { User } from '@mixed-zone/contract/schemas/user'
import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'
import { BUILT_AT } from './moment.ts'

const CREATED_AT = BUILT_AT.toISOString()

type LoginAnswer = AnswerOf<typeof login>

export function userResponse(overrides: Partial<User> = {}): User {
  return {
    id: '7',
    firstName: 'Aoife',
    surnames: 'Brennan Walsh',
    email: 'aoife@wire.test',
    role: 'media',
    comunicationsLocale: 'en',
    newsletter: false,
    unsubscribeId: 'unsubscribe-7',
    ...overrides,
  }
}

export function loginResponse(overrides: Partial<LoginAnswer> = {}): LoginAnswer {
  return {
    user: userResponse(),
    token: 'token-8',
    key: 'key-8',
    permissions: [],
    mustChangePassword: false,
    mustAcceptEmbargoTerms: false,
    expiresAt: CREATED_AT,
    ...overrides,
  }
}

export function userDataResponse(overrides: Partial<UserData> = {}): UserData {
  return {
    id: '7',
    role: 'media',
    permissions: [],
    email: 'aoife@wire.test',
    name: 'Aoife',
    surnames: 'Brennan Walsh',
    telephone: { prefix: '+353', number: '850123456' },
    region: 'europe',
    country: 'IE',
    companyName: 'Atlantic Wire',
    mediaType: 'press-agency',
    workType: 'journalist',
    comunicationsLocale: 'en',
    newsletter: false,
    accessSince: CREATED_AT,
    oneTimeCode: false,
    mustAcceptEmbargoTerms: false,
    ...overrides,
  }
}

export function registerTypesResponse(overrides: Partial<RegisterTypes> = {}): RegisterTypes {
  return {
    mediaTypes: [{ id: 'newspaper', name: 'Newspaper' }],
    workTypes: [{ id: 'journalist', name: 'Journalist' }],
    regions: [
      { id: 'europe', name: 'Europe' },
      { id: 'africa', name: 'Africa' },
    ],
    countries: [
      { id: 'ES', name: 'Spain', region: 'europe', prefix: '+34' },
      { id: 'PT', name: 'Portugal', region: 'europe', prefix: '+351' },
      { id: 'GH', name: 'Ghana', region: 'africa', prefix: '+233' },
    ],
    locales: [
      { id: 'es', name: 'Spanish' },
      { id: 'en', name: 'English' },
      { id: 'pt', name: 'Portuguese' },
    ],
    ...overrides,
  }
}
