import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../i18n/words.tsx'
import { en } from './basket-en.ts'
import { type BasketWords, es } from './basket-es.ts'
import { pt } from './basket-pt.ts'

const WORDS: Localised<BasketWords> = { es, en, pt }

/** Words of the basket. They come with the frame: the login page does not carry them. */
export function useBasketWords(): BasketWords {
  return WORDS[useLocale()]
}
