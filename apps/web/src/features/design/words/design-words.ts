import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './en.ts'
import { type DesignWords, es } from './es.ts'
import { pt } from './pt.ts'

const WORDS: Localised<DesignWords> = { es, en, pt }

export function useDesignWords(): DesignWords {
  return WORDS[useLocale()]
}
