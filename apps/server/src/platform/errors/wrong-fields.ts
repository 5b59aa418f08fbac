import { FIELD_MESSAGES, type FieldMessages, requiredMessage } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import { ApiError } from './api-error.ts'

/** The messages that stand by themselves. */
export type PlainMessage = {
  [Name in keyof FieldMessages]: FieldMessages[Name] extends string ? Name : never
}[keyof FieldMessages]

/** Fields that only the server can find wrong, by their dotted names, told as the schema's own are. */
export function wrongFields(
  locale: Locale,
  fields: Readonly<Record<string, PlainMessage | 'required' | undefined>>,
): ApiError {
  const told = Object.entries(fields).flatMap(([field, message]) => {
    if (message === undefined) return []
    return [[field, message === 'required' ? requiredMessage(field, locale) : FIELD_MESSAGES[locale][message]]]
  })
  return new ApiError('validation', { fields: Object.fromEntries(told) })
}
