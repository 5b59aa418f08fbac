import { defineTexts } from '../../../i18n/texts.ts'

/** A screen that renders `PublishButton` or `PublishDialog` lists these among its texts. */
export const publishTexts = defineTexts({
  es: () => import('./texts/es.ts'),
  en: () => import('./texts/en.ts'),
  pt: () => import('./texts/pt.ts'),
})
