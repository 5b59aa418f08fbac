import type { Locale } from '@mixed-zone/contract/locales'

/** The regional form of each language: whose dates and words the component kit and the calendar speak. */
export const REGIONS: Readonly<Record<Locale, string>> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT' }
