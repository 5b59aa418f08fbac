import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './results-en.ts'
import { es, type ResultsWords } from './results-es.ts'
import { pt } from './results-pt.ts'

const WORDS: Localised<ResultsWords> = { es, en, pt }

/** Words of the page of filtered posts. */
export function useResultsWords(): ResultsWords {
  return WORDS[useLocale()]
}
