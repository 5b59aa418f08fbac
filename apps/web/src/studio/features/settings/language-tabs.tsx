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

/** ES EN PT with a lamp each, lit where there is a text. */
export function Lamps({ texts: written }: { readonly texts: Localised | null }) {
  const { languages, lamps } = useTexts(settingsTexts)
  return (
    <span className="flex gap-2.5 text-12 font-semibold">
      {LOCALES.map((locale) => {
        // The product's own texts are in every language.
        const isLit = written === null || written[locale].trim() !== ''
        const name = (isLit ? lamps.there : lamps.missing)({ language: languages[locale] })
        return (
          <span key={locale} className={`flex items-center gap-1.5 ${isLit ? 'text-ink' : 'text-muted'}`}>
            <span
              aria-hidden="true"
              className={`size-2 rounded-pill border ${isLit ? 'border-pitch bg-pitch' : 'border-edge'}`}
            />
            <span aria-hidden="true">{locale.toUpperCase()}</span>
            <span className="sr-only">{name}</span>
          </span>
        )
      })}
    </span>
  )
}
