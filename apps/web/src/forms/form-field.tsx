import { type FieldName, fieldName } from '@mixed-zone/contract/field-messages'
import type { ComponentProps } from 'react'
import { useLocale } from '../i18n/language-store.ts'
import { Field } from '../ui/primitives/field.tsx'
import type { FormErrors } from './use-api-form.ts'

interface FormFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'error'> {
  readonly name: FieldName
  readonly errors: FormErrors
  /** Replaces the contract's name of the field. */
  readonly label?: string
}

/** A `Field` with the contract's name, which the form's alert can link to. */
export function FormField({ name, errors, label, className, ...rest }: FormFieldProps) {
  const locale = useLocale()
  return (
    <div data-field={name} className={className}>
      <Field {...rest} label={label ?? fieldName(name, locale)} error={errors[name]} />
    </div>
  )
}
