import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './forgot-password-en.ts'
import { es, type ForgotPasswordWords } from './forgot-password-es.ts'
import { pt } from './forgot-password-pt.ts'

const WORDS: Localised<ForgotPasswordWords> = { es, en, pt }

/** Words of the page that asks for a link. They come with it: the login page does not carry them. */
export function useForgotPasswordWords(): ForgotPasswordWords {
  return WORDS[useLocale()]
}
