import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { type InputLook, inputStyle } from './input-style.ts'

export interface TextInputProps extends ComponentProps<'input'>, InputLook {
  /** Shows the green check of a value that was found good. */
  readonly isValid?: boolean
}

/** A line of text. Stands inside a `Field`, which gives it its name. */
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
