import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './embargo-terms-en.ts'
import { es, type EmbargoTermsWords } from './embargo-terms-es.ts'
import { pt } from './embargo-terms-pt.ts'

const WORDS: Localised<EmbargoTermsWords> = { es, en, pt }

/** Words of the terms. Only those whom they concern load them. */
export function useEmbargoTermsWords(): EmbargoTermsWords {
  return WORDS[useLocale()]
}
