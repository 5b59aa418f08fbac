import { type Locale, LOCALES, type Localised, mapLocales } from '@mixed-zone/contract/locales'
import type { PostDocument } from '@mixed-zone/document/document'
import {
  beginTranslations,
  isMachineTranslation,
  markAsRead,
  originalOf,
  type OriginalText,
  readOriginal,
  readReviewed,
  saveReviewed,
} from '@mixed-zone/document/translations'
import { useEffect, useState } from 'react'
import type { Transaction } from 'yjs'
import { acceptChange, listOriginalChanges, type OriginalChange } from './original-changes.ts'

export interface TranslationMarks {
  /** The language that the others are translated from. */
  readonly original: Locale | null
  /** What changed in it since each translation was reviewed. */
  readonly changes: Localised<readonly OriginalChange[]>
  /** By a machine, until somebody has read them. */
  readonly areUnread: Localised<boolean>
  readonly confirmRead: (locale: Locale) => void
  readonly review: (locale: Locale, change: OriginalChange | 'all') => void
}

interface Comparison {
  readonly original: Locale | null
  readonly current: OriginalText | null
  readonly reviewed: Localised<OriginalText | null>
  readonly changes: Localised<readonly OriginalChange[]>
  readonly areUnread: Localised<boolean>
}

const QUIET_MS = 300

/** Compares the original with what each translation was reviewed against, as it is written. */
export function useTranslationMarks(document: PostDocument): TranslationMarks {
  const [comparison, setComparison] = useState(() => compare(document))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => setComparison(compare(document))
    const schedule = () => {
      clearTimeout(timer)
      timer = setTimeout(update, QUIET_MS)
    }
    schedule()
    document.on('update', schedule)
    return () => {
      clearTimeout(timer)
      document.off('update', schedule)
    }
  }, [document])

  useEffect(() => {
    // What others write, their own browsers take care of. Opening the editor changes nothing.
    const handleChange = ({ local, changed }: Transaction) => {
      if (local && changed.size > 0) beginTranslations(document)
    }
    document.on('afterTransaction', handleChange)
    return () => document.off('afterTransaction', handleChange)
  }, [document])

  return {
    original: comparison.original,
    changes: comparison.changes,
    areUnread: comparison.areUnread,
    confirmRead(locale) {
      markAsRead(document, locale)
      setComparison(compare(document))
    },
    /** What is stored is what was on the screen: the original may have changed again. */
    review(locale, change) {
      const { current, reviewed } = comparison
      const before = reviewed[locale]
      if (current === null || before === null) return
      saveReviewed(document, locale, change === 'all' ? current : acceptChange(before, change))
      setComparison(compare(document))
    },
  }
}

function compare(document: PostDocument): Comparison {
  const original = originalOf(document)
  const current = original && readOriginal(document, original)
  const reviewed: Record<Locale, OriginalText | null> = { es: null, en: null, pt: null }
  const changes: Record<Locale, readonly OriginalChange[]> = { es: [], en: [], pt: [] }
  for (const locale of LOCALES) {
    const text = locale === original ? null : readReviewed(document, locale)
    if (text === null || current === null || text.locale !== original) continue
    reviewed[locale] = text
    changes[locale] = listOriginalChanges(text, current)
  }
  const isUnread = (locale: Locale) => isMachineTranslation(document, locale)
  const areUnread = mapLocales(isUnread)
  return { original, current, reviewed, changes, areUnread }
}
