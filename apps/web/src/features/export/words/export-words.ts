import type { Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/words.tsx'
import { en } from './export-en.ts'
import { es, type ExportWords } from './export-es.ts'
import { pt } from './export-pt.ts'

const WORDS: Localised<ExportWords> = { es, en, pt }

/** Words of the screen of the reports. */
export function useExportWords(): ExportWords {
  return WORDS[useLocale()]
}
