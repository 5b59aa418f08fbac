import { defineTexts, useTexts } from './texts.ts'
import type { BaseTexts } from './texts/es.ts'

/** Texts of the frame, of login and home, and of what many screens share. They are loaded before the first render. */
export const baseTexts = defineTexts({
  es: () => import('./texts/es.ts'),
  en: () => import('./texts/en.ts'),
  pt: () => import('./texts/pt.ts'),
})

export function useBaseTexts(): BaseTexts {
  return useTexts(baseTexts)
}
