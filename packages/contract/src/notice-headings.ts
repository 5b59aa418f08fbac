import type { Localised } from './locales.ts'
import type { NoticeKind } from './schemas/notices.ts'

const RECALLED: Localised = {
  es: 'Retirado después de que lo descargaras',
  en: 'Withdrawn after you downloaded it',
  pt: 'Retirado depois de o ter transferido',
}

/** Over a notice in the post: readers see it in their language, and editors in each before they send it. */
export const NOTICE_HEADINGS: Readonly<Record<NoticeKind, Localised>> = {
  correction: {
    es: 'Corregido después de que lo descargaras',
    en: 'Corrected after you downloaded it',
    pt: 'Corrigido depois de o ter transferido',
  },
  recall: RECALLED,
  withdrawal: RECALLED,
}
