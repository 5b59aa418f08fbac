import * as z from 'zod/mini'
import { unmetPasswordParts } from '../rules/password.ts'

/** A password that is tried, not chosen: nothing of it is checked but that it is there and costs little to read. */
export const triedPasswordSchema = z.string().check(z.minLength(1), z.maxLength(1024))

/** A password that somebody chooses. Every unmet part of the rule is reported, by its name. */
export const newPasswordSchema = z.string().check((payload) => {
  for (const part of unmetPasswordParts(payload.value)) {
    payload.issues.push({ code: 'custom', message: part, input: payload.value, path: [] })
  }
})

/**
 * That what was typed twice is the same. Checked beside whatever else is wrong, so that all wrong fields are told at once.
 */
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

/** Six digits of an authenticator, or one of the recovery codes. */
export const oneTimeCodeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))
