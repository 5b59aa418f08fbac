import type { ContractTexts } from '@mixed-zone/contract/texts/es'

export interface LoginValues {
  readonly email: string
  readonly password: string
}

export type LoginErrors = Partial<Record<keyof LoginValues, string>>

// As lenient as the browser's own check; the server's rule decides.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function readLoginValues(form: HTMLFormElement): LoginValues {
  const data = new FormData(form)
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') }
}

/** Errors of all invalid fields, before the form is sent. */
export function checkLoginValues(
  { email, password }: LoginValues,
  { fieldNames, fieldMessages: messages }: ContractTexts,
): LoginErrors {
  return {
    ...(email === '' && { email: messages.required({ field: fieldNames.email }) }),
    ...(email !== '' && !EMAIL.test(email) && { email: messages.format }),
    ...(password === '' && { password: messages.required({ field: fieldNames.password }) }),
  }
}
