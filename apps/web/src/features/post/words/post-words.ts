import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './post-en.ts'
import { es, type PostWords } from './post-es.ts'
import { pt } from './post-pt.ts'

const WORDS: Localised<PostWords> = { es, en, pt }

/** Words of the post page. They come with it: the login page does not carry them. */
export function usePostWords(): PostWords {
  return WORDS[useLocale()]
}
