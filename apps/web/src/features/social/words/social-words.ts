import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './social-en.ts'
import { es, type SocialWords } from './social-es.ts'
import { pt } from './social-pt.ts'

const WORDS: Localised<SocialWords> = { es, en, pt }

/** Words of the page of the social accounts. */
export function useSocialWords(): SocialWords {
  return WORDS[useLocale()]
}
