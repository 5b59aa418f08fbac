import { defineTexts } from '../../i18n/texts.ts'

/** Texts of the parts that all screens of the studio share. */
export const sharedTexts = defineTexts({
  es: () => import('./texts/es.ts'),
  en: () => import('./texts/en.ts'),
  pt: () => import('./texts/pt.ts'),
})
