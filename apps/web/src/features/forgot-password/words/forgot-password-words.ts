import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './forgot-password-en.ts'
import { es } from './forgot-password-es.ts'
import { pt } from './forgot-password-pt.ts'

/** Typed by the Spanish ones, as the catalogue is. */
export type ForgotPasswordWords = typeof es

const WORDS: Localised<ForgotPasswordWords> = { es, en, pt }

/** Words of the page that asks for a link. They come with it: the login page does not carry them. */
export function useForgotPasswordWords(): ForgotPasswordWords {
  return WORDS[useLocale()]
}
