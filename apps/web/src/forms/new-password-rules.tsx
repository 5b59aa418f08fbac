import { passwordLength } from '@mixed-zone/contract/rules/password'
import { PasswordRules } from '../ui/primitives/password-rules.tsx'
import { useFormWords } from './words/form-words.ts'

interface NewPasswordRulesProps {
  readonly password: string
  /** The one in use, where the form knows it. */
  readonly former?: string
}

/** What a new password needs, ticked off while it is typed. Where the one in use is typed beside it, that it differs too. */
export function NewPasswordRules({ password, former }: NewPasswordRulesProps) {
  const words = useFormWords()
  const differs = { name: words.differs, isMet: password !== '' && password !== former }
  return (
    <PasswordRules
      password={password}
      lengthNote={password === '' ? undefined : words.soFar({ count: passwordLength(password) })}
      more={former === undefined ? [] : [differs]}
    />
  )
}
