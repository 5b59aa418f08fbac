import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../../i18n/words.tsx'
import { en } from './tutorial-en.ts'
import { es, type TutorialWords } from './tutorial-es.ts'
import { pt } from './tutorial-pt.ts'

const WORDS: Localised<TutorialWords> = { es, en, pt }

/** Words of the tour. They come with it: the login page does not carry them. */
export function useTutorialWords(): TutorialWords {
  return WORDS[useLocale()]
}
