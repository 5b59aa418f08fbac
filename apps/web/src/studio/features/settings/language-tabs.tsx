import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { useTexts } from '../../../i18n/texts.ts'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
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

type LampState = 'there' | 'missing' | 'outdated'

interface LampsProps {
  /** Null for the product's own texts, which are in every language. */
  readonly texts: Localised | null
  /** What is in effect, to find translations that are older than the original. */
  readonly published: Localised | null
}

/** Whether the Spanish original was changed and this translation was not. */
export function isOutdated(locale: Locale, { texts, published }: LampsProps): boolean {
  if (texts === null || published === null || locale === 'es' || texts[locale].trim() === '') return false
  return texts.es !== published.es && texts[locale] === published[locale]
}

const LAMPS: Readonly<Record<LampState, { readonly lamp: string; readonly text: string }>> = {
  there: { lamp: 'border-pitch bg-pitch', text: 'text-ink' },
  missing: { lamp: 'border-edge', text: 'text-muted' },
  outdated: {
    lamp: 'border-accent-text bg-linear-to-r from-accent-text from-50% to-transparent to-50%',
    text: 'text-accent-text',
  },
}

/** ES EN PT with a lamp each: lit where there is a text, half where the original has changed since. */
export function Lamps(props: LampsProps) {
  const { languages, lamps } = useTexts(settingsTexts)
  const stateOf = (locale: Locale): LampState => {
    if (isOutdated(locale, props)) return 'outdated'
    return props.texts === null || props.texts[locale].trim() !== '' ? 'there' : 'missing'
  }
  return (
    <span className="flex gap-2.5 text-12 font-semibold">
      {LOCALES.map((locale) => {
        const state = stateOf(locale)
        return (
          <span key={locale} className={`flex items-center gap-1.5 ${LAMPS[state].text}`}>
            <span aria-hidden="true" className={`size-2 rounded-pill border ${LAMPS[state].lamp}`} />
            <span aria-hidden="true">{locale.toUpperCase()}</span>
            <span className="sr-only">{lamps[state]({ language: languages[locale] })}</span>
          </span>
        )
      })}
    </span>
  )
}
