import { MEDIA_TYPE_NAMES, REGION_NAMES, WORK_TYPE_NAMES } from '@mixed-zone/contract/choice-names'
import { LANGUAGE_TAGS, type Locale, LOCALE_NAMES, LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { MEDIA_TYPES, type RegisterTypes, REGIONS, WORK_TYPES } from '@mixed-zone/contract/schemas/registration'
import { COUNTRIES } from '../../../platform/geo/countries.ts'
import { prefixOfCountry } from '../../../platform/geo/telephones.ts'

export type GetRegisterTypes = (locale: Locale) => RegisterTypes

/** The choices of the request form in one language: countries by name, everything else in the order of the contract. */
export function createGetRegisterTypes(): GetRegisterTypes {
  // Naming and sorting all countries takes a while, and the result never changes.
  const cache = new Map<Locale, RegisterTypes>()
  return (locale) => {
    const types = cache.get(locale) ?? buildRegisterTypes(locale)
    cache.set(locale, types)
    return types
  }
}

function buildRegisterTypes(locale: Locale): RegisterTypes {
  const choices = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, Localised>>) =>
    ids.map((id) => ({ id, name: names[id][locale] }))
  return {
    mediaTypes: choices(MEDIA_TYPES, MEDIA_TYPE_NAMES),
    workTypes: choices(WORK_TYPES, WORK_TYPE_NAMES),
    regions: choices(REGIONS, REGION_NAMES),
    countries: listCountries(locale),
    locales: LOCALES.map((id) => ({ id, name: LOCALE_NAMES[locale][id] })),
  }
}

function listCountries(locale: Locale): RegisterTypes['countries'] {
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region' })
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale])
  return COUNTRIES.map(({ code, region }) => ({
    id: code,
    name: names.of(code) ?? code,
    region,
    prefix: prefixOfCountry(code) ?? '',
  })).sort((a, b) => compare(a.name, b.name))
}
