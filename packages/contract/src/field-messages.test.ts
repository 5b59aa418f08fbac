import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { login, resetPassword } from './endpoints/access.ts'
import { CONTRACT_TEXTS, fieldErrors, fieldName, passwordMessage, requiredMessage } from './field-messages.ts'
import { LOCALES, type Locale } from './locales.ts'
import { PASSWORD_PARTS, unmetPasswordParts } from './rules/password.ts'

const schema = z
  .object({
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.email()),
    telephone: z.object({ prefix: z.string(), number: z.string().check(z.minLength(3), z.maxLength(15)) }),
    mediaType: z.enum(['newspaper', 'radio']),
    legal: z.literal(true),
    newPassword: z.string().check((context) => {
      for (const part of unmetPasswordParts(context.value)) {
        context.issues.push({ code: 'custom', message: part, input: context.value })
      }
    }),
    repeatPassword: z.string(),
    page: z.optional(z.int().check(z.minimum(1))),
    tags: z.optional(z.array(z.string().check(z.minLength(1)))),
  })
  .check(
    z.refine((body) => body.newPassword === body.repeatPassword, {
      error: 'password-mismatch',
      path: ['repeatPassword'],
    }),
  )

const GOOD = {
  email: 'aoife@wire.test',
  telephone: { prefix: '+353', number: '850123456' },
  mediaType: 'radio',
  legal: true,
  newPassword: 'Press-Box-2026',
  repeatPassword: 'Press-Box-2026',
}

function errorsOf(sent: unknown, locale: Locale = 'en'): Record<string, string> {
  const { error } = schema.safeParse(sent)
  return error ? fieldErrors(error, locale, { sent }) : {}
}

describe('fieldErrors', () => {
  it('returns nothing for a valid body', () => {
    expect(errorsOf(GOOD)).toEqual({})
  })

  it('reports every missing field at once', () => {
    expect(errorsOf({})).toEqual({
      email: 'The Email field is required',
      telephone: 'The Telephone field is required',
      mediaType: 'The Media type field is required',
      legal: 'The Legal terms field is required',
      newPassword: 'The New password field is required',
      repeatPassword: 'The Repeat password field is required',
    })
  })

  it.each<[string, object, Record<string, string>]>([
    ['an empty text', { email: '' }, { email: 'The Email field is required' }],
    ['nothing but spaces', { email: ' \t ' }, { email: 'The Email field is required' }],
    ['null', { mediaType: null }, { mediaType: 'The Media type field is required' }],
    ['an empty choice', { mediaType: '' }, { mediaType: 'The Media type field is required' }],
    ['a choice that is none', { mediaType: 'blog' }, { mediaType: 'The format is wrong' }],
    ['another type', { email: 5 }, { email: 'The format is wrong' }],
    ['a wrong address', { email: 'aoife@' }, { email: 'The format is wrong' }],
    ['a text too long', { email: `${'a'.repeat(300)}@wire.test` }, { email: 'At most 254 characters' }],
    ['a box not ticked', { legal: false }, { legal: 'The Legal terms field is required' }],
    ['a box with a word in it', { legal: 'yes' }, { legal: 'The format is wrong' }],
    ['a number out of range', { page: 0 }, { page: 'The format is wrong' }],
    ['a list for an object', { telephone: [] }, { telephone: 'The format is wrong' }],
    ['one of a list', { tags: ['a', ''] }, { 'tags.1': 'The tags.1 field is required' }],
  ])('describes %s', (_, change, expected) => {
    expect(errorsOf({ ...GOOD, ...change })).toEqual(expected)
  })

  it('names nested fields with dots', () => {
    expect(errorsOf({ ...GOOD, telephone: { prefix: '', number: '1' } })).toEqual({
      'telephone.number': 'At least 3 characters',
    })
  })

  it('names every unmet part of the password rule in one message', () => {
    const password = { newPassword: 'press', repeatPassword: 'press' }
    expect(errorsOf({ ...GOOD, ...password }).newPassword).toBe(
      'Missing: one upper-case letter, one number, one special character, at least 8 characters',
    )
  })

  it('uses the message that a check names', () => {
    expect(errorsOf({ ...GOOD, repeatPassword: 'Press-Box-2027' })).toEqual({
      repeatPassword: 'Password does not match',
    })
    expect(errorsOf({ ...GOOD, repeatPassword: 'Press-Box-2027' }, 'es')).toEqual({
      repeatPassword: 'Las contraseñas no coinciden',
    })
  })

  it('uses the generic message if a check names none', () => {
    const named = z.object({ name: z.string().check(z.refine(() => false, 'required')) })
    const sent = { name: 'x' }
    const { error } = named.safeParse(sent)
    expect(error && fieldErrors(error, 'en', { sent })).toEqual({ name: 'The format is wrong' })
  })

  it('asks for an empty repeated password, even if the password is empty too', () => {
    const sent = { token: 'token', email: 'aoife@wire.test', password: '', repeatPassword: '' }
    const { error } = resetPassword.body.safeParse(sent)
    expect(error && fieldErrors(error, 'en', { sent, labels: { password: 'New password' } })).toEqual({
      password: 'The New password field is required',
      repeatPassword: 'The Repeat password field is required',
    })
  })

  it.each([[null], [undefined], [5], ['text'], [[]]])('returns nothing if the whole body is %j', (sent) => {
    const { error } = login.body.safeParse(sent)
    expect(error && fieldErrors(error, 'en', { sent })).toEqual({})
  })

  it('ignores inherited properties', () => {
    const odd = z.object({ constructor: z.string(), toString: z.string() })
    const { error } = odd.safeParse({})
    expect(error && fieldErrors(error, 'en', { sent: {} })).toEqual({
      constructor: 'The constructor field is required',
      toString: 'The toString field is required',
    })
  })
})

describe('CONTRACT_TEXTS', () => {
  it('match the specification in English', () => {
    expect(CONTRACT_TEXTS.en.fieldMessages.format).toBe('The format is wrong')
    expect(CONTRACT_TEXTS.en.fieldMessages.required({ field: 'Name' })).toBe('The Name field is required')
    expect(CONTRACT_TEXTS.en.fieldMessages['password-mismatch']).toBe('Password does not match')
    expect(CONTRACT_TEXTS.en.fieldMessages.validating).toBe('Validating...')
  })

  it.each(LOCALES)('are complete in %s', (locale) => {
    const words = [
      ...Object.values(CONTRACT_TEXTS[locale].fieldNames),
      ...PASSWORD_PARTS.map((part) => CONTRACT_TEXTS[locale].passwordParts[part]),
    ]
    expect(words.filter((word) => word.trim() === '')).toEqual([])
    expect(Object.keys(CONTRACT_TEXTS[locale].fieldNames).toSorted()).toEqual(
      Object.keys(CONTRACT_TEXTS.es.fieldNames).toSorted(),
    )
    expect(requiredMessage('telephone.number', locale)).toContain(fieldName('telephone.number', locale))
  })

  it('join the parts of the password rule by the rules of each language', () => {
    expect(passwordMessage(['upper', 'number'], 'es')).toBe('Falta: una mayúscula y un número')
    expect(passwordMessage(['special'], 'pt')).toBe('Falta: um carácter especial')
  })

  it('do not call a password that is too long incomplete', () => {
    expect(passwordMessage(['max-length'], 'en')).toBe('At most 128 characters')
    expect(passwordMessage(['max-length'], 'es')).toBe('128 caracteres como máximo')
    expect(passwordMessage(['number', 'max-length'], 'pt')).toBe('Falta: um número. 128 caracteres no máximo')
  })
})
