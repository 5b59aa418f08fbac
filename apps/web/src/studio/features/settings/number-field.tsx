import { Field } from '../../../ui/primitives/field.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'

interface NumberFieldProps {
  readonly label: string
  readonly help: string | undefined
  readonly error: string | undefined
  readonly isFixed: boolean
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A whole number of a setting. */
export function NumberField({ label, help, error, isFixed, min, max, value, onChange }: NumberFieldProps) {
  return (
    <Field label={label} help={help} error={error} isRequired>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          min={min}
          max={max}
          className="max-w-40"
          // An empty field is saved once it has a number.
          value={Number.isFinite(value) ? value : ''}
          disabled={isFixed}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  )
}
