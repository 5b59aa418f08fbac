import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './new-password-en.ts'
import { es, type NewPasswordWords } from './new-password-es.ts'
import { pt } from './new-password-pt.ts'

const WORDS: Localised<NewPasswordWords> = { es, en, pt }

/** Words of the page where a new password is chosen. They come with it: the login page does not carry them. */
export function useNewPasswordWords(): NewPasswordWords {
  return WORDS[useLocale()]
}
