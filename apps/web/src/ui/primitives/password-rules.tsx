import { PASSWORD_PARTS, unmetPasswordParts } from '@mixed-zone/contract/rules/password'
import { Circle, CircleCheck } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Icon } from './icon.tsx'

// The maximum length is left to the field's error: in this list it would always look met.
const SHOWN_PARTS = PASSWORD_PARTS.filter((part) => part !== 'max-length')

const NO_MORE: readonly PasswordRule[] = []

export interface PasswordRule {
  readonly name: string
  readonly isMet: boolean
}

interface PasswordRulesProps {
  readonly id?: string
  readonly password: string
  /** Shown beside the length rule while the password is too short. */
  readonly lengthNote?: string | undefined
  /** Further rules of this form. */
  readonly more?: readonly PasswordRule[]
}

/** The password rules, each marked as met or not while the person types. */
export function PasswordRules({ id, password, lengthNote, more = NO_MORE }: PasswordRulesProps) {
  const { ui: texts, passwordParts: names } = useBaseTexts()
  const unmet = unmetPasswordParts(password)
  const rules: readonly PasswordRule[] = SHOWN_PARTS.map((part) => {
    const isMet = !unmet.includes(part)
    const note = part === 'min-length' && !isMet && lengthNote !== undefined ? ` ${lengthNote}` : ''
    return { name: names[part] + note, isMet }
  })
  return (
    <ul id={id} aria-label={texts.passwordRules} className="grid gap-1.5 text-14">
      {[...rules, ...more].map(({ name, isMet }, index) => (
        <li
          // The order is fixed.
          key={index}
          className={isMet ? 'flex items-center gap-2 text-pitch' : 'flex items-center gap-2 text-muted'}
        >
          <Icon icon={isMet ? CircleCheck : Circle} size={16} />
          <span>{name}</span>
          <span className="sr-only">{isMet ? texts.met : texts.notMet}</span>
        </li>
      ))}
    </ul>
  )
}
