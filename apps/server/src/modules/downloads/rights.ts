import { type Locale, LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import { ApiError } from '../../platform/errors/api-error.ts'

const UNTIL: Localised<(day: string) => string> = {
  es: (day) => `Hasta el ${day}.`,
  en: (day) => `Until ${day}.`,
  pt: (day) => `Até ${day}.`,
}

const RIGHTS_ENDED: Localised<(day: string) => string> = {
  es: (day) => `Los derechos de este archivo terminaron el ${day}.`,
  en: (day) => `The rights to this file ended on ${day}.`,
  pt: (day) => `Os direitos deste ficheiro terminaram a ${day}.`,
}

interface AssetRights {
  readonly rights: Localised | null
  readonly rightsUntil: string | null
}

/** Empty if there are no terms. */
export function usageTermsIn({ rights, rightsUntil }: AssetRights, locale: Locale): string {
  const text = rights?.[locale] ?? ''
  const sentence = text === '' || /[.!?]$/.test(text) ? text : `${text}.`
  const until = rightsUntil ? UNTIL[locale](formatDay(rightsUntil, locale)) : ''
  return [sentence, until].filter((part) => part !== '').join(' ')
}

/** In every language; null if there are none. */
export function usageTerms(asset: AssetRights): Localised | null {
  const { es, en, pt } = Object.fromEntries(LOCALES.map((locale) => [locale, usageTermsIn(asset, locale)]))
  return es || en || pt ? { es: es ?? '', en: en ?? '', pt: pt ?? '' } : null
}

export function rightsEnded(lastDay: string, locale: Locale): ApiError {
  return new ApiError('gone', { reason: RIGHTS_ENDED[locale](formatDay(lastDay, locale)) })
}

export function recalled(reasons: Localised | null, locale: Locale): ApiError {
  return new ApiError('gone', { reason: reasons?.[locale] ?? '' })
}

function formatDay(day: string, locale: Locale): string {
  return formatDate(`${day}T00:00:00Z`, { locale, timeZone: 'UTC' })
}
