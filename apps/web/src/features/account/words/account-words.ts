import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './account-en.ts'
import { es } from './account-es.ts'
import { pt } from './account-pt.ts'

/** Typed by the Spanish ones, as the catalogue is. */
export type AccountWords = typeof es

const WORDS: Localised<AccountWords> = { es, en, pt }

/** Words of the account page. They come with it: the login page does not carry them. */
export function useAccountWords(): AccountWords {
  return WORDS[useLocale()]
}
