import { TextInput, type TextInputProps } from './text-input.tsx'

/** Six digits of an authenticator, or a recovery code. */
export function CodeInput(props: TextInputProps) {
  return <TextInput {...props} autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} maxLength={64} />
}
