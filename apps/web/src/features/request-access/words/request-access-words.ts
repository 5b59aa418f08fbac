import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './request-access-en.ts'
import { es, type RequestAccessWords } from './request-access-es.ts'
import { pt } from './request-access-pt.ts'

const WORDS: Localised<RequestAccessWords> = { es, en, pt }

/** Words of the form that asks for access. They come with it: the login page does not carry them. */
export function useRequestWords(): RequestAccessWords {
  return WORDS[useLocale()]
}
