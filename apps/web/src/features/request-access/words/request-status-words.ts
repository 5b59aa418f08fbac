import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './request-status-en.ts'
import { es, type RequestStatusWords } from './request-status-es.ts'
import { pt } from './request-status-pt.ts'

const WORDS: Localised<RequestStatusWords> = { es, en, pt }

/** Words of the page that says where a request stands. They come with it: the login page does not carry them. */
export function useRequestStatusWords(): RequestStatusWords {
  return WORDS[useLocale()]
}
