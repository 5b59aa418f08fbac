import { MEDIA_TYPE_NAMES, WORK_TYPE_NAMES } from '@mixed-zone/contract/choice-names'
import { LANGUAGE_TAGS, type Locale, type Localised } from '@mixed-zone/contract/locales'

function nameOf(names: Readonly<Record<string, Localised>>, id: string, locale: Locale): string {
  return names[id]?.[locale] ?? id
}

/** Stored values may be empty, or of an earlier version of the list. */
export function mediaTypeLabel(id: string, locale: Locale): string {
  return nameOf(MEDIA_TYPE_NAMES, id, locale)
}

export function workTypeLabel(id: string, locale: Locale): string {
  return nameOf(WORK_TYPE_NAMES, id, locale)
}

export function countryLabel(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region' }).of(code) ?? code
  } catch {
    // Not a code.
    return code
  }
}

/** The options of a filter by country, in the order of their names. */
export function countryOptions(codes: readonly string[], locale: Locale): { value: string; label: string }[] {
  return codes
    .map((code) => ({ value: code, label: countryLabel(code, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}
