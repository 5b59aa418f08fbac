import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../i18n/words.tsx'
import { en } from './form-en.ts'
import { es, type FormWords } from './form-es.ts'
import { pt } from './form-pt.ts'

const WORDS: Localised<FormWords> = { es, en, pt }

/** Words that the longer forms share. They come with them: the login page does not carry them. */
export function useFormWords(): FormWords {
  return WORDS[useLocale()]
}
