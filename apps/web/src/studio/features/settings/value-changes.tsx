import { LOCALES } from '@mixed-zone/contract/locales'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { MarkedWords } from '../../shared/marked-words.tsx'
import { diffTexts } from '../../shared/text-diff.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { settingsTexts } from './settings-texts.ts'
import { isRecord } from '../../shared/unsaved-changes.ts'

interface ValueChangesProps {
  /** Values as their setting's schema has them. Undefined before the first version. */
  readonly before: unknown
  readonly after: unknown
}

/** What differs between two values of a setting, with marked words, in one language at a time. */
export function ValueChanges({ before, after }: ValueChangesProps) {
  const texts = useTexts(settingsTexts).versions
  const [locale, setLocale] = useState(useLocale())
  const isLocalised = [before, after].some(hasLanguages)
  const [old = '', current = ''] = [before, after].map((value) => toText(value, isLocalised ? locale : null))
  return (
    <>
      {isLocalised && (
        <div className="mb-4">
          <LanguageTabs label={texts.changes} value={locale} onChange={setLocale} />
        </div>
      )}
      {old === current ? (
        <p className="text-muted">{current === '' ? texts.noText : texts.same}</p>
      ) : (
        <p className="break-words whitespace-pre-wrap">
          <MarkedWords parts={diffTexts(old, current)} />
        </p>
      )}
    </>
  )
}

const isLocalisedText = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && LOCALES.every((locale) => typeof value[locale] === 'string')

function hasLanguages(value: unknown): boolean {
  if (isLocalisedText(value)) return true
  return isRecord(value) && Object.values(value).some(hasLanguages)
}

/** The values as lines of text: texts in one language as they are, everything else as `field: value`. */
function toText(value: unknown, locale: string | null, field = ''): string {
  if (value === null || value === undefined) return ''
  if (locale !== null && isLocalisedText(value)) return String(value[locale])
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([name, inner]) => toText(inner, locale, /^(?:\d+|name|text|templates)$/.test(name) ? '' : name))
      .filter((line) => line !== '')
      .join('\n')
  }
  return field === '' ? String(value) : `${field}: ${String(value)}`
}
