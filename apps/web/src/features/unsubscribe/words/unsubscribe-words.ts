import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './unsubscribe-en.ts'
import { es, type UnsubscribeWords } from './unsubscribe-es.ts'
import { pt } from './unsubscribe-pt.ts'

const WORDS: Localised<UnsubscribeWords> = { es, en, pt }

/** Words of the page that ends the newsletter. They come with it: the login page does not carry them. */
export function useUnsubscribeWords(): UnsubscribeWords {
  return WORDS[useLocale()]
}
