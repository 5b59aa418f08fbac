import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export interface TelephoneValue {
  /** ISO 3166 code of the prefix's country: several countries share a prefix. */
  readonly country: string | null
  readonly number: string
}

export interface TelephonePrefix {
  readonly country: CountryCode
  /** `+353`. */
  readonly code: string
  readonly name: string
}

/** Every country with a prefix, in the order of its name in that language. */
export function telephonePrefixes(language: string): TelephonePrefix[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const collator = new Intl.Collator(language)
  return getCountries()
    .map((country) => ({ country, code: `+${getCountryCallingCode(country)}`, name: names.of(country) ?? country }))
    .toSorted((one, other) => collator.compare(one.name, other.name))
}

/** `+353` for IE; null for what is no country. */
export function prefixOf(country: string | null): string | null {
  return country !== null && isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : null
}

/** The whole number (`+353850123456`) where it can be one of that country; else null. */
export function wholeNumber({ country, number }: TelephoneValue): string | null {
  if (country === null || !isSupportedCountry(country)) return null
  const parsed = parsePhoneNumberFromString(number, country)
  if (!parsed?.isPossible() || !parsed.isValid()) return null
  // A number typed with another country's prefix belongs there.
  return parsed.countryCallingCode === getCountryCallingCode(country) ? parsed.number : null
}

/** A value that was stored or pasted whole, taken apart. */
export function splitNumber(whole: string): TelephoneValue {
  const parsed = parsePhoneNumberFromString(whole)
  if (!parsed) return { country: null, number: whole }
  return { country: parsed.country ?? null, number: parsed.formatNational() }
}
