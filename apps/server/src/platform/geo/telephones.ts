import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

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
