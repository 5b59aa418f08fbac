import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { layoutsOf, MAX_SECTION_POSTS, type SectionLayout } from '@mixed-zone/contract/rules/section-layouts'
import {
  type FrontSection,
  MAX_SECTION_DESCRIPTION_CHARACTERS,
  MAX_SECTION_NAME_CHARACTERS,
} from '@mixed-zone/contract/schemas/studio/front-page'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { createDebounce, type Debounced } from '../../../ui/components/debounce.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { frontPageTexts } from './front-page-texts.ts'

interface SectionFormProps {
  readonly section: FrontSection
  readonly onChange: (fields: Partial<FrontSection>) => void
}

/** Names, descriptions, kind of card and number of posts. Each is saved by itself. */
export function SectionForm({ section, onChange }: SectionFormProps) {
  const texts = useTexts(frontPageTexts)
  const { names, descriptions, layout, limit } = section
  const layouts = layoutsOf(section.textId)
  const numbers = Array.from({ length: MAX_SECTION_POSTS[layout] }, (_, index) => String(index + 1))

  function handleLayout(next: SectionLayout): void {
    onChange({ layout: next, limit: Math.min(limit, MAX_SECTION_POSTS[next]) })
  }

  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {LOCALES.map((locale) => (
        <div key={locale} className="grid content-start gap-4">
          <RequiredTextField
            label={texts.nameIn}
            locale={locale}
            value={names[locale]}
            maxLength={MAX_SECTION_NAME_CHARACTERS}
            onChange={(text) => onChange({ names: { ...names, [locale]: text } })}
          />
          <RequiredTextField
            label={texts.descriptionIn}
            locale={locale}
            value={descriptions[locale]}
            maxLength={MAX_SECTION_DESCRIPTION_CHARACTERS}
            onChange={(text) => onChange({ descriptions: { ...descriptions, [locale]: text } })}
          />
        </div>
      ))}
      <Field label={texts.layout}>
        {(control) => (
          <Select
            {...control}
            isDense
            value={layout}
            disabled={layouts.length === 1}
            options={layouts.map((value) => ({ value, label: texts.layouts[value] }))}
            onChange={(event) => {
              const next = layouts.find((value) => value === event.target.value)
              if (next) handleLayout(next)
            }}
          />
        )}
      </Field>
      <Field label={texts.limit}>
        {(control) => (
          <Select
            {...control}
            isDense
            value={String(limit)}
            options={numbers.map((value) => ({ value, label: value }))}
            onChange={(event) => onChange({ limit: Number(event.target.value) })}
          />
        )}
      </Field>
    </div>
  )
}

/** Typing pauses this long before it is saved. */
const SAVE_AFTER_MS = 500

interface RequiredTextFieldProps {
  readonly label: (values: { language: string }) => string
  readonly locale: Locale
  readonly value: string
  readonly maxLength: number
  readonly onChange: (text: string) => void
}

/** A text that must not be empty: until it is filled in, the draft keeps the last one. */
function RequiredTextField({ label, locale, value, maxLength, onChange }: RequiredTextFieldProps) {
  const texts = useTexts(frontPageTexts)
  const language = LOCALE_NAMES[useLocale()][locale]
  const [typed, setTyped] = useState<string | null>(null)
  const [lastValue, setLastValue] = useState(value)
  const debounced = useRef<Debounced<string> | null>(null)
  const isMissing = typed !== null && typed.trim() === ''

  const save = useEffectEvent((text: string) => {
    const trimmed = text.trim()
    // Null if somebody else's text has replaced it meanwhile.
    if (typed !== null && trimmed !== '' && trimmed !== value) onChange(trimmed)
  })
  useEffect(() => {
    const own = createDebounce<string>((text) => save(text), SAVE_AFTER_MS)
    debounced.current = own
    // What was typed last must not be lost with the form.
    return () => own.flush()
  }, [])

  if (value !== lastValue) {
    setLastValue(value)
    // What was typed here is saved already, and somebody else has changed it since.
    if (typed?.trim() === lastValue) setTyped(null)
  }

  function change(text: string): void {
    setTyped(text)
    debounced.current?.call(text)
  }

  return (
    <Field label={label({ language })} error={isMissing ? texts.required : undefined} isRequired>
      {(control) => (
        <TextInput
          {...control}
          isDense
          lang={locale}
          maxLength={maxLength}
          value={typed ?? value}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            debounced.current?.flush()
            setTyped(isMissing ? typed : null)
          }}
        />
      )}
    </Field>
  )
}
