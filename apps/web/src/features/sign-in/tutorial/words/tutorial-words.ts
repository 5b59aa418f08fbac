import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../../i18n/words.tsx'
import { en } from './tutorial-en.ts'
import { es } from './tutorial-es.ts'
import { pt } from './tutorial-pt.ts'

/** Typed by the Spanish ones, as the catalogue is. */
export type TutorialWords = typeof es

const WORDS: Localised<TutorialWords> = { es, en, pt }

/** Words of the tour. They come with it: the login page does not carry them. */
export function useTutorialWords(): TutorialWords {
  return WORDS[useLocale()]
}
