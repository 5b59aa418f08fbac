import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './downloads-en.ts'
import { type DownloadsWords, es } from './downloads-es.ts'
import { pt } from './downloads-pt.ts'

const WORDS: Localised<DownloadsWords> = { es, en, pt }

/** Words of downloads. They come with the first one. */
export function useDownloadsWords(): DownloadsWords {
  return WORDS[useLocale()]
}
