import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './matchday-en.ts'
import { es, type MatchdayWords } from './matchday-es.ts'
import { pt } from './matchday-pt.ts'

const WORDS: Localised<MatchdayWords> = { es, en, pt }

/** Words of the pages of a matchday and of a fixture. */
export function useMatchdayWords(): MatchdayWords {
  return WORDS[useLocale()]
}
