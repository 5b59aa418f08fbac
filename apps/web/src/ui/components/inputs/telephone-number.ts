import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export interface TelephoneValue {
  /** ISO 3166 code; the prefix alone is not enough, because several countries share one. */
  readonly country: string | null
  readonly number: string
}

/** `+353` for IE; null for an unknown country. */
export function prefixOf(country: string | null): string | null {
  return country !== null && isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : null
}

/** The international number (`+353850123456`) if it is possible in that country; else null. */
export function wholeNumber({ country, number }: TelephoneValue): string | null {
  if (country === null || !isSupportedCountry(country)) return null
  const parsed = parsePhoneNumberFromString(number, country)
  if (!parsed?.isPossible() || !parsed.isValid()) return null
  // A number typed with another country's prefix is of that country.
  return parsed.countryCallingCode === getCountryCallingCode(country) ? parsed.number : null
}

/** Splits an international number into country and national number. */
export function splitNumber(whole: string): TelephoneValue {
  const parsed = parsePhoneNumberFromString(whole)
  if (!parsed) return { country: null, number: whole }
  return { country: parsed.country ?? null, number: parsed.formatNational() }
}
