import { FIELD_MESSAGES } from '@mixed-zone/contract/field-messages'
import { isLocale, type Locale } from '@mixed-zone/contract/locales'
import { registrationSchema } from '@mixed-zone/contract/schemas/registration'
import { checkBySchema } from '../../forms/check-by-schema.ts'
import type { FormErrors } from '../../forms/use-api-form.ts'
import { prefixOf, type TelephoneValue, wholeNumber } from '../../ui/components/inputs/telephone-number.ts'

/** What the form holds: what is sent, but that a telephone knows its country, and choices may be open. */
export interface RequestValues {
  readonly email: string
  readonly name: string
  readonly surnames: string
  readonly telephone: TelephoneValue
  readonly region: string
  readonly country: string
  readonly companyName: string
  readonly mediaType: string
  readonly workType: string
  readonly comunicationsLocale: string
  readonly newsletter: boolean
  readonly legal: boolean
}

/** Nothing chosen but the language of the mails: the one that the form is read in. */
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

/** As the contract wants it. */
export function bodyOfRequest({ telephone, ...values }: RequestValues) {
  return { ...values, telephone: bodyOfTelephone(telephone) }
}

export function bodyOfTelephone({ country, number }: TelephoneValue) {
  return { prefix: prefixOf(country) ?? '', number: number.trim() }
}

export function checkRequest(values: RequestValues, locale: Locale): FormErrors {
  const errors = checkBySchema(registrationSchema, bodyOfRequest(values), locale)
  if ('telephone' in errors || wholeNumber(values.telephone) !== null) return errors
  return { ...errors, telephone: FIELD_MESSAGES[locale].format }
}

/** What an earlier visit left in the storage, as far as it can be used. */
export function readRequest(stored: unknown, locale: Locale): RequestValues {
  const empty = emptyRequest(locale)
  if (!isRecord(stored)) return empty
  const text = (name: keyof RequestValues) => (typeof stored[name] === 'string' ? stored[name] : '')
  const { telephone, comunicationsLocale } = stored
  return {
    email: text('email'),
    name: text('name'),
    surnames: text('surnames'),
    telephone: isRecord(telephone)
      ? { country: asText(telephone['country']), number: asText(telephone['number']) ?? '' }
      : empty.telephone,
    region: text('region'),
    country: text('country'),
    companyName: text('companyName'),
    mediaType: text('mediaType'),
    workType: text('workType'),
    comunicationsLocale: isLocale(comunicationsLocale) ? comunicationsLocale : locale,
    newsletter: stored['newsletter'] === true,
    legal: stored['legal'] === true,
  }
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
