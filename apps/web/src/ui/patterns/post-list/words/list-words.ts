import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../../i18n/words.tsx'
import { en } from './list-en.ts'
import { es, type ListWords } from './list-es.ts'
import { pt } from './list-pt.ts'

const WORDS: Localised<ListWords> = { es, en, pt }

/** Words of every list of posts. They come with the lists: the login page does not carry them. */
export function useListWords(): ListWords {
  return WORDS[useLocale()]
}
