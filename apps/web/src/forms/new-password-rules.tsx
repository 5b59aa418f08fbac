import { passwordLength } from '@mixed-zone/contract/rules/password'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { PasswordRules } from '../ui/primitives/password-rules.tsx'

interface NewPasswordRulesProps {
  readonly password: string
  /** The one in use, where the form knows it. */
  readonly former?: string
}

/** What a new password needs, ticked off while it is typed. Where the one in use is typed beside it, that it differs too. */
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
