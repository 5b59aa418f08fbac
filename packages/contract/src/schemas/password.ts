import * as z from 'zod/mini'
import { unmetPasswordParts } from '../rules/password.ts'

/** An existing password: only its length is limited. */
export const triedPasswordSchema = z.string().check(z.minLength(1), z.maxLength(1024))

/** A new password. Every unmet part of the rule is reported by name. */
export const newPasswordSchema = z.string().check((payload) => {
  for (const part of unmetPasswordParts(payload.value)) {
    payload.issues.push({ code: 'custom', message: part, input: payload.value, path: [] })
  }
})

/** Empty, it is a missing field, even if the new password is empty too. */
export const repeatedPasswordSchema = z.string().check(z.minLength(1))

/** Both passwords are equal. Checked even if other fields are wrong, so that all errors are reported at once. */
export function repeats(field: string) {
  return z.refine<Record<string, unknown>>((body) => body[field] === body['repeatPassword'], {
    error: 'password-mismatch',
    path: ['repeatPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null && isTyped(value, field),
  })
}

function isTyped(body: object, field: string): boolean {
  return [field, 'repeatPassword'].every((name) => typeof Reflect.get(body, name) === 'string')
}

/** Six digits of an authenticator app, or a recovery code. */
export const oneTimeCodeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))
