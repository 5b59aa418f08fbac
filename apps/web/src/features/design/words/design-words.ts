import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

/** Spanish is the source, as everywhere. */
export type DesignWords = typeof es

const WORDS: Localised<DesignWords> = { es, en, pt }

export function useDesignWords(): DesignWords {
  return WORDS[useLocale()]
}
