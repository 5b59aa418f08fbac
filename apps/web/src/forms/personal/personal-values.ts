import { CONTRACT_TEXTS, requiredMessage } from '@mixed-zone/contract/field-messages'
import { isLocale, type Locale } from '@mixed-zone/contract/locales'
import { prefixOf, splitNumber, type TelephoneValue, wholeNumber } from '../../ui/components/inputs/telephone-number.ts'

/** Personal fields of a form: the API's shape, plus the telephone's country. */
export interface PersonalValues {
  readonly name: string
  readonly surnames: string
  readonly telephone: TelephoneValue
  readonly region: string
  readonly country: string
  readonly companyName: string
  readonly mediaType: string
  readonly workType: string
  readonly comunicationsLocale: string
}

/** The telephone as the API takes it: a number that was typed with its prefix is sent without. */
export function toTelephoneBody(telephone: TelephoneValue) {
  const whole = wholeNumber(telephone)
  const number = whole === null ? telephone.number.trim() : splitNumber(whole).number
  return { prefix: prefixOf(telephone.country) ?? '', number }
}

/** The message for a missing number, or one that no telephone of its country has; null for a possible one. */
export function checkTelephone(telephone: TelephoneValue, locale: Locale): string | null {
  if (telephone.number.trim() === '') return requiredMessage('telephone', locale)
  if (telephone.country === null) return requiredMessage('telephone.prefix', locale)
  return wholeNumber(telephone) === null ? CONTRACT_TEXTS[locale].fieldMessages.format : null
}

/** Reads stored values; those of the wrong type are replaced by the fallback's. */
export function parsePersonalValues(
  stored: Readonly<Record<string, unknown>>,
  fallback: PersonalValues,
): PersonalValues {
  const text = (name: Exclude<keyof PersonalValues, 'telephone'>) => asText(stored[name]) ?? fallback[name]
  const { telephone, comunicationsLocale } = stored
  return {
    name: text('name'),
    surnames: text('surnames'),
    telephone: isRecord(telephone)
      ? { country: asText(telephone['country']), number: asText(telephone['number']) ?? '' }
      : fallback.telephone,
    region: text('region'),
    country: text('country'),
    companyName: text('companyName'),
    mediaType: text('mediaType'),
    workType: text('workType'),
    comunicationsLocale: isLocale(comunicationsLocale) ? comunicationsLocale : fallback.comunicationsLocale,
  }
}

export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
