import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { editorTexts } from './editor-texts.ts'
import { LANGUAGE_NAMES } from './languages/language-marks.tsx'
import { FORMAT_GROUPS } from './toolbar/format-actions.ts'

interface EditorKeys {
  readonly onLanguage: (locale: Locale) => void
  readonly onThree: () => void
  readonly onFind: () => void
}

/** Alt 1 to 3 lead to a language, Alt 0 shows all. The keys of the formats are handled by the text; they are listed here. */
export function useEditorKeys({ onLanguage, onThree, onFind }: EditorKeys): void {
  const texts = useTexts(editorTexts)
  useShortcuts(texts.shortcuts.title, [
    { keys: 'Alt+0', label: texts.seeAll, run: null },
    ...LOCALES.map((locale, index) => ({ keys: `Alt+${index + 1}`, label: LANGUAGE_NAMES[locale], run: null })),
    { keys: 'Alt+F10', label: texts.toolbar, run: null },
    { keys: '/', label: texts.insert.menu, run: null },
    { keys: '@', label: texts.insert.mention, run: null },
    ...FORMAT_GROUPS.flat().flatMap(({ name, keys }) =>
      keys === null ? [] : [{ keys, label: texts.formats[name], run: name === 'find' ? onFind : null }],
    ),
  ])

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // By position: with Alt some keyboards type other signs.
    const digit = /^(?:Digit|Numpad)(?<digit>[0-3])$/.exec(event.code)?.groups?.['digit']
    if (digit === undefined) return
    event.preventDefault()
    const locale = LOCALES[Number(digit) - 1]
    if (locale === undefined) onThree()
    else onLanguage(locale)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
