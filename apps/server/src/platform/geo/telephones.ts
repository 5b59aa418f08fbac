import type { Locale } from '@mixed-zone/contract/locales'
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { wrongFields } from '../errors/wrong-fields.ts'
import { regionOfCountry } from './countries.ts'

export interface Telephone {
  readonly prefix: string
  readonly number: string
}

const COUNTRIES_BY_PREFIX: ReadonlyMap<string, readonly CountryCode[]> = Map.groupBy(
  getCountries(),
  (country) => `+${getCountryCallingCode(country)}`,
)

/** Such as `+34`; null for a country without telephones. */
export function prefixOfCountry(code: string): string | null {
  return isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : null
}

export function isPrefix(prefix: string): boolean {
  return COUNTRIES_BY_PREFIX.has(prefix)
}

/**
 * The digits of a national number in its country's notation, or null if no country with that prefix has such a number.
 * Parsed as dialled at home, so that leading zeros, spaces and dashes are accepted.
 */
export function nationalNumber({ prefix, number }: Telephone): string | null {
  for (const country of COUNTRIES_BY_PREFIX.get(prefix) ?? []) {
    const parsed = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false })
    if (parsed?.isValid() && `+${parsed.countryCallingCode}` === prefix) return parsed.nationalNumber
  }
  return null
}

/** A number as people write it: international, or as dialled in a country. Null if it does not exist. */
export function parseTelephone(text: string, country: string): Telephone | null {
  const international = text.trim().replace(/^00/, '+')
  const options = isSupportedCountry(country) ? { defaultCountry: country, extract: false } : { extract: false }
  const parsed = parsePhoneNumberFromString(international, options)
  return parsed?.isValid() ? { prefix: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber } : null
}

/** Checks what the schema cannot: that the country belongs to the region, and the number to its prefix. */
export function checkPersonalFields(
  fields: { telephone: Telephone; region: string; country: string },
  locale: Locale,
): { telephoneNumber: string } {
  const telephoneNumber = nationalNumber(fields.telephone)
  const isInRegion = regionOfCountry(fields.country) === fields.region
  if (telephoneNumber !== null && isInRegion) return { telephoneNumber }
  throw wrongFields(locale, {
    country: isInRegion ? undefined : 'format',
    'telephone.prefix': isPrefix(fields.telephone.prefix) ? undefined : 'format',
    'telephone.number': telephoneNumber === null && isPrefix(fields.telephone.prefix) ? 'format' : undefined,
  })
}
