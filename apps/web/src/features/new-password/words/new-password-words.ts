import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './new-password-en.ts'
import { es } from './new-password-es.ts'
import { pt } from './new-password-pt.ts'

/** Typed by the Spanish ones, as the catalogue is. */
export type NewPasswordWords = typeof es

const WORDS: Localised<NewPasswordWords> = { es, en, pt }

/** Words of the page where a new password is chosen. They come with it: the login page does not carry them. */
export function useNewPasswordWords(): NewPasswordWords {
  return WORDS[useLocale()]
}
