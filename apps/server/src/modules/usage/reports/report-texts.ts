import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { LANGUAGE_TAGS, LOCALE_NAMES } from '@mixed-zone/contract/locales'
import type { ReportType } from '@mixed-zone/contract/schemas/reports'
import { MEDIA_TYPE_NAMES, REGION_NAMES, WORK_TYPE_NAMES } from '@mixed-zone/contract/choice-names'

const EVENTS: Readonly<Record<string, Localised>> = {
  view: { es: 'Visita', en: 'View', pt: 'Visualização' },
  download: { es: 'Descarga', en: 'Download', pt: 'Transferência' },
  'copy-text': { es: 'Texto copiado', en: 'Text copied', pt: 'Texto copiado' },
}

const ROLES: Readonly<Record<string, Localised>> = {
  media: { es: 'Medio', en: 'Media', pt: 'Imprensa' },
  editor: { es: 'Redacción', en: 'Editor', pt: 'Editor' },
  manager: { es: 'Dirección', en: 'Manager', pt: 'Direção' },
  admin: { es: 'Administración', en: 'Admin', pt: 'Administração' },
}

const STATES: Readonly<Record<string, Localised>> = {
  active: { es: 'Activa', en: 'Active', pt: 'Ativa' },
  suspended: { es: 'Suspendida', en: 'Suspended', pt: 'Suspensa' },
}

const RENDITIONS: Readonly<Record<string, Localised>> = {
  original: { es: 'Original', en: 'Original', pt: 'Original' },
}

export const REPORT_TITLES: Readonly<Record<ReportType, Localised>> = {
  users: { es: 'Usuarios', en: 'Users', pt: 'Utilizadores' },
  news: { es: 'Noticias', en: 'News', pt: 'Notícias' },
  'news-views': { es: 'Uso de las noticias', en: 'News views', pt: 'Uso das notícias' },
}

/** Columns whose stored values are translated. */
const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, Localised>>>> = {
  event: EVENTS,
  role: ROLES,
  state: STATES,
  rendition: RENDITIONS,
  region: REGION_NAMES,
  mediaType: MEDIA_TYPE_NAMES,
  workType: WORK_TYPE_NAMES,
}

export type Translate = (stored: string) => string

/** Undefined if the values of a column are shown as stored. Called once per column. */
export type FindTranslation = (key: string) => Translate | undefined

export function createTranslations(locale: Locale, sections: ReadonlyMap<string, Localised>): FindTranslation {
  const countries = new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region', fallback: 'code' })
  const countryNames = new Map([['', '']])
  const countryName = (code: string): string => {
    const known = countryNames.get(code) ?? countries.of(code) ?? code
    countryNames.set(code, known)
    return known
  }
  return (key) => {
    if (key === 'country') return countryName
    if (key === 'section') return (stored) => sections.get(stored)?.[locale] ?? stored
    if (key === 'comunicationsLocale') return (stored) => LOCALE_NAMES[locale][stored as Locale] ?? stored
    const names = VALUE_NAMES[key]
    return names && ((stored) => names[stored]?.[locale] ?? stored)
  }
}
