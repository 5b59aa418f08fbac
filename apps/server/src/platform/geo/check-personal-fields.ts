import type { Locale } from '@mixed-zone/contract/locales'
import { wrongFields } from '../errors/wrong-fields.ts'
import { regionOfCountry } from './countries.ts'
import { nationalNumber, type Telephone, isPrefix } from './telephones.ts'

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
