import { type Locale, LOCALES, type Localised, mapLocales } from '@mixed-zone/contract/locales'
import { bodyOf, type PostDocument, readBody, summaryOf, titleOf } from '@mixed-zone/document/document'
import { hasContent, isWritten } from '@mixed-zone/document/translations'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createDebounce } from '../../../../ui/components/debounce.ts'

/** `none`: no title, so the post does not exist in it. `draft`: no text yet. */
export type LanguageState = 'none' | 'draft' | 'ready'

export interface Languages {
  readonly titles: Localised
  readonly states: Localised<LanguageState>
  /** Nothing was written in it. */
  readonly areEmpty: Localised<boolean>
}

/** How far each language is, as it is written. */
export function useLanguages(document: PostDocument): Languages {
  const snapshot = useSyncExternalStore(
    (listener) => {
      document.on('update', listener)
      return () => document.off('update', listener)
    },
    () => JSON.stringify(readLanguages(document)),
  )
  // Parsed from what this function wrote.
  return useMemo(() => JSON.parse(snapshot) as Languages, [snapshot])
}

function readLanguages(document: PostDocument): Languages {
  const titles = inEach((locale) => titleOf(document, locale).toString().trim())
  const haveBody = inEach((locale) => hasContent(bodyOf(document, locale)))
  return {
    titles,
    states: inEach((locale) => (titles[locale] === '' ? 'none' : haveBody[locale] ? 'ready' : 'draft')),
    areEmpty: inEach((locale) => !isWritten(document, locale)),
  }
}

function inEach<Value>(read: (locale: Locale) => Value): Localised<Value> {
  return mapLocales(read)
}

/** The language to translate from: the original if it has a title, else the first that has one. */
export function sourceFor(locale: Locale, { titles }: Languages, original: Locale | null): Locale | null {
  const sources = LOCALES.filter((other) => other !== locale && titles[other] !== '')
  return sources.find((source) => source === original) ?? sources[0] ?? null
}

const DEBOUNCE_MS = 1_500

/** All texts of a language, once nobody has typed for a moment. */
export function useDebouncedText(document: PostDocument, locale: Locale): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const updateText = () => {
      const body = readBody(document, locale)
      const parts = [titleOf(document, locale).toString(), summaryOf(document, locale).toString()]
      setText([...parts, body.textBetween(0, body.content.size, '\n', ' ')].join('\n'))
    }
    const { call, cancel } = createDebounce(updateText, DEBOUNCE_MS)
    call(undefined)
    document.on('update', call)
    return () => {
      cancel()
      document.off('update', call)
    }
  }, [document, locale])
  return text
}
