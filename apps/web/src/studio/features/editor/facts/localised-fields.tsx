import { LOCALE_NAMES, LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Field } from '../../../../ui/primitives/field.tsx'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import { editorTexts } from '../editor-texts.ts'

interface LocalisedFieldsProps {
  readonly label: string
  readonly value: Localised
  readonly maxCharacters: number
  /** After somebody has tried to save: all three are needed. */
  readonly areRequired: boolean
  readonly onChange: (value: Localised) => void
}

/** A short text in the three languages. */
export function LocalisedFields({ label, value, maxCharacters, areRequired, onChange }: LocalisedFieldsProps) {
  const texts = useTexts(editorTexts)
  const names = LOCALE_NAMES[useLocale()]
  return (
    <div className="grid gap-3">
      {LOCALES.map((locale) => (
        <Field
          key={locale}
          label={`${label}, ${names[locale]}`}
          isRequired
          error={areRequired && value[locale].trim() === '' ? texts.facts.needed : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              lang={locale}
              maxLength={maxCharacters}
              value={value[locale]}
              onChange={(event) => onChange({ ...value, [locale]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

export const isComplete = (value: Localised) => LOCALES.every((locale) => value[locale].trim() !== '')

export const EMPTY_TEXTS: Localised = { es: '', en: '', pt: '' }
