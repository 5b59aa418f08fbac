import { LOCALE_NAMES, LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/language-store.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'

const MAX_NOTE_CHARACTERS = 1000

interface LocalisedNoteProps {
  readonly label: string
  /** Names the choice of the language. */
  readonly languageLabel: string
  readonly value: Localised
  readonly onChange: (value: Localised) => void
  /** The language that is being written. */
  readonly locale: Locale
  readonly onLocale: (locale: Locale) => void
  readonly error?: string | undefined
}

/** A text that has to be written in every language, one at a time. A tick marks those that are. */
export function LocalisedNote(props: LocalisedNoteProps) {
  const { label, languageLabel, value, onChange, locale, onLocale, error } = props
  const own = useLocale()
  const segments = LOCALES.map((one) => ({
    value: one,
    label: value[one].trim() === '' ? one.toUpperCase() : `${one.toUpperCase()} ✓`,
  }))
  return (
    <Field label={`${label} · ${LOCALE_NAMES[own][locale]}`} error={error} isRequired>
      {(control) => (
        <div className="grid gap-2">
          <div>
            <SegmentedControl label={languageLabel} segments={segments} value={locale} onChange={onLocale} />
          </div>
          <TextArea
            {...control}
            // Its rows do not count while it grows with the text.
            className="min-h-24"
            lang={locale}
            maxLength={MAX_NOTE_CHARACTERS}
            value={value[locale]}
            onChange={(event) => onChange({ ...value, [locale]: event.target.value })}
          />
        </div>
      )}
    </Field>
  )
}
