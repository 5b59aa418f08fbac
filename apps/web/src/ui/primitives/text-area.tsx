import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { type InputLook, inputStyle } from './input-style.ts'

interface TextAreaProps extends ComponentProps<'textarea'>, InputLook {}

/** Grows with its content where the browser supports it. */
export function TextArea({ isDense, className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(inputStyle({ isDense }), 'field-sizing-content', className)}
    />
  )
}
