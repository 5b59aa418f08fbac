import { type FieldLabels, fieldErrors } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type * as z from 'zod/mini'
import { type FormErrors, ofTopFields } from './use-api-form.ts'

/** Validates a request body against the contract. Messages use the labels of the form where they differ from the names of the fields. */
export function checkBySchema(
  schema: z.ZodMiniType,
  sent: unknown,
  locale: Locale,
  labels: FieldLabels = {},
): FormErrors {
  const parsed = schema.safeParse(sent)
  return parsed.success ? {} : ofTopFields(fieldErrors(parsed.error, locale, { sent, labels }))
}
