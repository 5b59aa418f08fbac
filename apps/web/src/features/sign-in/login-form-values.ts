import { FIELD_MESSAGES, requiredMessage } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'

export interface LoginValues {
  readonly email: string
  readonly password: string
}

export type LoginErrors = Partial<Record<keyof LoginValues, string>>

// As forgiving as the browser's own: the server's rule decides.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function readLoginValues(form: HTMLFormElement): LoginValues {
  const data = new FormData(form)
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') }
}

/** What is wrong with the form before it is sent: every field, not the first. */
export function checkLoginValues({ email, password }: LoginValues, locale: Locale): LoginErrors {
  return {
    ...(email === '' && { email: requiredMessage('email', locale) }),
    ...(email !== '' && !EMAIL.test(email) && { email: FIELD_MESSAGES[locale].format }),
    ...(password === '' && { password: requiredMessage('password', locale) }),
  }
}
