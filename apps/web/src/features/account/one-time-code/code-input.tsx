import type { ComponentProps } from 'react'
import { TextInput } from '../../../ui/primitives/text-input.tsx'

/** Six digits of an authenticator or a recovery code: as phones and password managers fill them in. */
export function CodeInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      {...props}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={64}
      className="max-w-60 tabular-nums"
    />
  )
}
