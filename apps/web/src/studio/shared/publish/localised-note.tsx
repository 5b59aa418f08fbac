import { LOCALE_NAMES, LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'

export const EMPTY_NOTE: Localised = { es: '', en: '', pt: '' }

const MAX_NOTE_CHARACTERS = 1000

/** The languages in which nothing is written yet. */
export function missingLanguages(note: Localised): Locale[] {
  return LOCALES.filter((locale) => note[locale].trim() === '')
}

interface LocalisedNoteProps {
  readonly label: string
  /** Names the choice of the language. */
  readonly languageLabel: string
  readonly value: Localised
  readonly onChange: (value: Localised) => void
  readonly error?: string | undefined
}

/** A text that has to be written in every language, one at a time. A tick marks those that are. */
export function LocalisedNote({ label, languageLabel, value, onChange, error }: LocalisedNoteProps) {
  const own = useLocale()
  const [locale, setLocale] = useState<Locale>(own)
  const segments = LOCALES.map((one) => ({
    value: one,
    label: value[one].trim() === '' ? one.toUpperCase() : `${one.toUpperCase()} ✓`,
  }))
  return (
    <Field label={`${label} · ${LOCALE_NAMES[own][locale]}`} error={error} isRequired>
      {(control) => (
        <div className="grid gap-2">
          <div>
            <SegmentedControl label={languageLabel} segments={segments} value={locale} onChange={setLocale} />
          </div>
          <TextArea
            {...control}
            rows={3}
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
