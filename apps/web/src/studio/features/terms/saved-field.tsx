import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select, type SelectOption } from '../../../ui/primitives/select.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { termsTexts } from './terms-texts.ts'

/** Returns what is wrong with the value, or null if it was saved. */
export type SaveValue = (value: string) => Promise<string | null>

interface SavedFieldProps {
  readonly label: string
  readonly value: string
  readonly help?: ReactNode
  readonly isRequired?: boolean
  readonly maxLength?: number
  readonly onSave: SaveValue
}

/** What was typed, until it is saved. */
function useTyped(value: string, onSave: SaveValue) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  async function save(next: string): Promise<void> {
    setIsSaving(true)
    const problem = await onSave(next)
    setIsSaving(false)
    setError(problem)
    // A failure keeps what was typed.
    if (problem === null) setTyped((current) => (current === next || current?.trim() === next ? null : current))
  }

  return {
    shown: typed ?? value,
    typed,
    error,
    isSaving,
    type: (next: string) => {
      setTyped(next)
      setError(null)
    },
    setError,
    discard: () => {
      setTyped(null)
      setError(null)
    },
    save,
  }
}

/** A line of text that is saved when it is left, or by Enter. Escape discards what was typed. */
export function SavedField({ label, value, help, isRequired = false, maxLength = 120, onSave }: SavedFieldProps) {
  const texts = useTexts(termsTexts)
  const { shown, typed, error, isSaving, type, setError, discard, save } = useTyped(value, onSave)

  function commit(): void {
    const next = typed?.trim()
    if (next === undefined || isSaving) return
    if (next === value) return discard()
    if (isRequired && next === '') return setError(texts.required)
    void save(next)
  }

  return (
    <Field label={label} help={help} error={error ?? undefined} isRequired={isRequired}>
      {(control) => (
        <TextInput
          {...control}
          isDense
          value={shown}
          maxLength={maxLength}
          aria-busy={isSaving || undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key === 'Escape' && typed !== null) {
              // Otherwise it would close the panel.
              event.stopPropagation()
              discard()
            }
          }}
        />
      )}
    </Field>
  )
}

interface SavedSelectProps extends Pick<SavedFieldProps, 'label' | 'value' | 'onSave'> {
  readonly options: readonly SelectOption[]
  /** For no value. */
  readonly none: string
}

/** A choice that is saved at once. */
export function SavedSelect({ label, value, options, none, onSave }: SavedSelectProps) {
  const { shown, error, isSaving, type, save } = useTyped(value, onSave)
  return (
    <Field label={label} error={error ?? undefined}>
      {(control) => (
        <Select
          {...control}
          isDense
          placeholder={none}
          value={shown}
          options={options}
          aria-busy={isSaving || undefined}
          onChange={(event) => {
            type(event.target.value)
            void save(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
