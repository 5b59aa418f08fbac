import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { type InputLook, inputStyle } from './input-style.ts'

export interface TextInputProps extends ComponentProps<'input'>, InputLook {
  /** Shows a green check mark. */
  readonly isValid?: boolean
}

/** A line of text, for use inside a `Field`. */
export function TextInput({ isDense, isValid = false, className, type = 'text', ...rest }: TextInputProps) {
  const input = (
    <input {...rest} type={type} className={classNames(inputStyle({ isDense }), isValid && 'pr-11', className)} />
  )
  if (!isValid) return input
  return (
    <span className="relative block">
      {input}
      <Icon icon={Check} className="pointer-events-none absolute inset-y-0 right-3 my-auto text-pitch" />
    </span>
  )
}

export function EmailInput(props: TextInputProps) {
  return <TextInput {...props} type="email" inputMode="email" autoCapitalize="off" spellCheck={false} />
}
