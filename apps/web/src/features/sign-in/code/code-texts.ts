import { defineTexts } from '../../../i18n/texts.ts'

export const codeTexts = defineTexts({
  es: () => import('./texts/es.ts'),
  en: () => import('./texts/en.ts'),
  pt: () => import('./texts/pt.ts'),
})
