import { type Locale, LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { formatDate } from '@mixed-zone/contract/rules/dates'

const UNTIL: Localised<(day: string) => string> = {
  es: (day) => `Hasta el ${day}.`,
  en: (day) => `Until ${day}.`,
  pt: (day) => `Até ${day}.`,
}

interface Rights {
  readonly rights: Localised | null
  readonly rightsUntil: string | null
}

/** What may be done with a file and until when, in one language; empty where nothing is said. */
export function usageTermsIn({ rights, rightsUntil }: Rights, locale: Locale): string {
  const day = rightsUntil && formatDate(`${rightsUntil}T00:00:00Z`, { locale, timeZone: 'UTC' })
  const text = rights?.[locale] ?? ''
  const words = text === '' || /[.!?]$/.test(text) ? text : `${text}.`
  return [words, day ? UNTIL[locale](day) : ''].filter((part) => part !== '').join(' ')
}

export function usageTerms(asset: Rights): Localised | null {
  const { es, en, pt } = Object.fromEntries(LOCALES.map((locale) => [locale, usageTermsIn(asset, locale)]))
  return es || en || pt ? { es: es ?? '', en: en ?? '', pt: pt ?? '' } : null
}
