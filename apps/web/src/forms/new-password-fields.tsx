import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordInput } from '../ui/primitives/password-input.tsx'
import { FormField } from './form-field.tsx'
import { NewPasswordRules } from './new-password-rules.tsx'
import type { FormErrors } from './use-api-form.ts'

interface NewPasswordFieldsProps {
  readonly errors: FormErrors
  readonly password: UseFormRegisterReturn
  readonly repeatPassword: UseFormRegisterReturn
  /** What was typed into the first field so far. */
  readonly typed: string
  /** Replaces the contract's name of the first field. */
  readonly label?: string
}

/** A new password with its rules, and its repetition. */
export function NewPasswordFields({ errors, password, repeatPassword, typed, label }: NewPasswordFieldsProps) {
  return (
    <>
      <FormField
        name="password"
        {...(label !== undefined && { label })}
        errors={errors}
        isRequired
        help={<NewPasswordRules password={typed} />}
      >
        {(control) => <PasswordInput {...control} {...password} autoComplete="new-password" />}
      </FormField>
      <FormField name="repeatPassword" errors={errors} isRequired>
        {(control) => <PasswordInput {...control} {...repeatPassword} autoComplete="new-password" />}
      </FormField>
    </>
  )
}
