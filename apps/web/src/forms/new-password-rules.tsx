import { passwordLength } from '@mixed-zone/contract/rules/password'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { PasswordRules } from '../ui/primitives/password-rules.tsx'

interface NewPasswordRulesProps {
  readonly password: string
  /** The current password, if the form asks for it. */
  readonly former?: string
}

/** The rules for a new password, checked while it is typed. With `former`, it must also differ from that. */
export function NewPasswordRules({ password, former }: NewPasswordRulesProps) {
  const texts = useBaseTexts().forms
  const differs = { name: texts.differs, isMet: password !== '' && password !== former }
  return (
    <PasswordRules
      password={password}
      lengthNote={password === '' ? undefined : texts.soFar({ count: passwordLength(password) })}
      more={former === undefined ? [] : [differs]}
    />
  )
}
