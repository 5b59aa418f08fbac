import type { Locale } from '@mixed-zone/contract/locales'
import { registrationSchema } from '@mixed-zone/contract/schemas/registration'
import { validateForm } from '../../forms/validate-form.ts'
import { createDraft } from '../../forms/draft.ts'
import {
  asText,
  checkTelephone,
  isRecord,
  parsePersonalValues,
  type PersonalValues,
  toTelephoneBody,
} from '../../forms/personal/personal-values.ts'
import type { FormErrors } from '../../forms/use-api-form.ts'

export interface RequestValues extends PersonalValues {
  readonly email: string
  readonly newsletter: boolean
  readonly legal: boolean
}

/** Mails are in the language that the form is read in, until another is chosen. */
export function emptyRequest(locale: Locale): RequestValues {
  return {
    email: '',
    name: '',
    surnames: '',
    telephone: { country: null, number: '' },
    region: '',
    country: '',
    companyName: '',
    mediaType: '',
    workType: '',
    comunicationsLocale: locale,
    newsletter: false,
    legal: false,
  }
}

export function toRequestBody({ telephone, ...values }: RequestValues) {
  return { ...values, telephone: toTelephoneBody(telephone) }
}

export function checkRequest(values: RequestValues, locale: Locale): FormErrors {
  const errors = validateForm(registrationSchema, toRequestBody(values), { locale })
  const telephone = checkTelephone(values.telephone, locale)
  return telephone === null ? errors : { ...errors, telephone }
}

export const REQUEST_DRAFT_KEY = 'access-request'

/** Keeps what was typed until the request is sent, also for a later visit. It never holds a captcha. */
export function requestDraft(locale: Locale) {
  return createDraft<RequestValues>({
    key: REQUEST_DRAFT_KEY,
    storage: () => localStorage,
    parse: (stored) =>
      isRecord(stored)
        ? {
            ...parsePersonalValues(stored, emptyRequest(locale)),
            email: asText(stored['email']) ?? '',
            newsletter: stored['newsletter'] === true,
            legal: stored['legal'] === true,
          }
        : null,
  })
}
