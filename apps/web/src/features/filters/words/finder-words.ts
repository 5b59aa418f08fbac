import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './finder-en.ts'
import { es, type FinderWords } from './finder-es.ts'
import { pt } from './finder-pt.ts'

const WORDS: Localised<FinderWords> = { es, en, pt }

/** Words of the search and the filters. They come with the header: the login page does not carry them. */
export function useFinderWords(): FinderWords {
  return WORDS[useLocale()]
}
