import { CONTRACT_TEXTS, type FieldMessages, requiredMessage } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import { ApiError } from './api-error.ts'

export type PlainMessage = {
  [Name in keyof FieldMessages]: FieldMessages[Name] extends string ? Name : never
}[keyof FieldMessages]

/** Field errors that only the server can detect, reported like schema errors. */
export function wrongFields(
  locale: Locale,
  fields: Readonly<Record<string, PlainMessage | 'required' | undefined>>,
): ApiError {
  const messages = Object.entries(fields).flatMap(([field, message]) => {
    if (message === undefined) return []
    return [
      [field, message === 'required' ? requiredMessage(field, locale) : CONTRACT_TEXTS[locale].fieldMessages[message]],
    ]
  })
  return new ApiError('validation', { fields: Object.fromEntries(messages) })
}
