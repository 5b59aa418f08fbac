import type * as z from 'zod/mini'
import type { ErrorType } from './errors.ts'
import type { Locale, Localised } from './locales.ts'
import { isPasswordPart, type PasswordPart } from './rules/password.ts'
import { contractTexts as en } from './texts/en.ts'
import { type ContractTexts, contractTexts as es } from './texts/es.ts'
import { contractTexts as pt } from './texts/pt.ts'

/** The texts of every language. The web app loads those of one language instead, where that saves bytes. */
export const CONTRACT_TEXTS: Localised<ContractTexts> = { es, en, pt }

/** The form fields of the specification, by their API names. */
export type FieldName = keyof ContractTexts['fieldNames']

export type FieldMessages = ContractTexts['fieldMessages']

export function errorMessage(type: ErrorType, locale: Locale): string {
  return CONTRACT_TEXTS[locale].errors[type]
}

function isFieldName(field: string): field is FieldName {
  return Object.hasOwn(es.fieldNames, field)
}

/** Fields that no form shows (an id, a page number) keep their API name. */
export function fieldName(field: string, locale: Locale): string {
  return isFieldName(field) ? CONTRACT_TEXTS[locale].fieldNames[field] : field
}

export function requiredMessage(field: string, locale: Locale): string {
  return CONTRACT_TEXTS[locale].fieldMessages.required({ field: fieldName(field, locale) })
}

/** Every unmet part of the password rule. Too many characters are not something that is missing. */
export function passwordMessage(unmet: readonly PasswordPart[], locale: Locale): string {
  const { passwordParts, fieldMessages } = CONTRACT_TEXTS[locale]
  const missing = unmet
    .filter((part) => part !== 'max-length')
    .map((part) => passwordParts[part].toLocaleLowerCase(locale))
  const parts = new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(missing)
  return [
    ...(missing.length > 0 ? [fieldMessages['password-needs']({ parts })] : []),
    ...(missing.length < unmet.length ? [passwordParts['max-length']] : []),
  ].join('. ')
}

type Issue = z.core.$ZodIssue

function valueAt(sent: unknown, path: Issue['path']): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    return Reflect.get(value, key)
  }, sent)
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function isRequired(issue: Issue, value: unknown): boolean {
  if (isMissing(value)) return true
  // A required checkbox that is not ticked.
  return value === false && issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === true
}

/** A check can name its message, as in `z.refine(check, 'password-mismatch')`. */
function namedMessage(name: string, locale: Locale): string | undefined {
  const messages: FieldMessages = CONTRACT_TEXTS[locale].fieldMessages
  const message = Object.entries(messages).find(([key]) => key === name)?.[1]
  return typeof message === 'string' ? message : undefined
}

function messageOf(issue: Issue, locale: Locale): string {
  const messages = CONTRACT_TEXTS[locale].fieldMessages
  if (issue.code === 'custom') return namedMessage(issue.message, locale) ?? messages.format
  if (issue.code === 'too_big' && issue.origin === 'string') return messages['too-long']({ max: Number(issue.maximum) })
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return messages['too-short']({ min: Number(issue.minimum) })
  }
  return messages.format
}

function messageOfField(issues: readonly Issue[], { field, label, locale, value }: FieldContext): string {
  const [first] = issues
  if (first === undefined || issues.some((issue) => isRequired(issue, value))) {
    return CONTRACT_TEXTS[locale].fieldMessages.required({ field: label ?? fieldName(field, locale) })
  }
  const unmet = issues.map((issue) => issue.message).filter(isPasswordPart)
  return unmet.length > 0 ? passwordMessage(unmet, locale) : messageOf(first, locale)
}

interface FieldContext {
  readonly field: string
  readonly label: string | undefined
  readonly locale: Locale
  readonly value: unknown
}

export interface FieldErrorsOptions {
  /** The parsed value, to tell missing or empty fields from wrong ones; zod does not report inputs, so that no password reaches a log. */
  readonly sent: unknown
  /** Labels that a form shows instead of the names of its fields. */
  readonly labels?: FieldLabels
}

export type FieldLabels = Readonly<Partial<Record<FieldName, string>>>

/** A message for every wrong field, by its dotted name. */
export function fieldErrors(
  error: { readonly issues: readonly Issue[] },
  locale: Locale,
  { sent, labels = {} }: FieldErrorsOptions,
): Record<string, string> {
  const ofFields = Map.groupBy(
    error.issues.filter((issue) => issue.path.length > 0),
    (issue) => issue.path.map(String).join('.'),
  )
  const messages = [...ofFields].map(([field, issues]) => {
    const value = valueAt(sent, issues[0]?.path ?? [])
    const label = isFieldName(field) ? labels[field] : undefined
    return [field, messageOfField(issues, { field, label, locale, value })] as const
  })
  return Object.fromEntries(messages)
}
