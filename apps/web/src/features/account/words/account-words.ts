import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './account-en.ts'
import { es, type AccountWords } from './account-es.ts'
import { pt } from './account-pt.ts'

const WORDS: Localised<AccountWords> = { es, en, pt }

/** Words of the account page. They come with it: the login page does not carry them. */
export function useAccountWords(): AccountWords {
  return WORDS[useLocale()]
}
