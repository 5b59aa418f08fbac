import { type Locale, LOCALES, type Localised, mapLocales } from '@mixed-zone/contract/locales'
import type { TranslationState } from '@mixed-zone/contract/schemas/studio/posts'
import { useTexts } from '../../../i18n/texts.ts'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { TranslationStates } from '../../shared/translation-states.tsx'
import { settingsTexts } from './settings-texts.ts'

interface LanguageTabsProps {
  readonly value: Locale
  readonly onChange: (locale: Locale) => void
  /** Names the control for screen readers. */
  readonly label: string
}

export function LanguageTabs({ value, onChange, label }: LanguageTabsProps) {
  const { languages } = useTexts(settingsTexts)
  const segments = LOCALES.map((locale) => ({ value: locale, label: languages[locale] }))
  return (
    <div>
      <SegmentedControl label={label} segments={segments} value={value} onChange={onChange} />
    </div>
  )
}

interface TextStatesProps {
  /** Null for the product's own texts, which are in every language. */
  readonly texts: Localised | null
  /** What is in effect, to find translations that are older than the original. */
  readonly published: Localised | null
}

/** Whether the Spanish original was changed and this translation was not. */
export function isOutdated(locale: Locale, { texts, published }: TextStatesProps): boolean {
  if (texts === null || published === null || locale === 'es' || texts[locale].trim() === '') return false
  return texts.es !== published.es && texts[locale] === published[locale]
}

/** Filled where there is a text, half where the original has changed since. */
export function TextStates(props: TextStatesProps) {
  const stateOf = (locale: Locale): TranslationState => {
    if (isOutdated(locale, props)) return 'outdated'
    return props.texts === null || props.texts[locale].trim() !== '' ? 'ready' : 'none'
  }
  return <TranslationStates states={mapLocales(stateOf)} />
}
