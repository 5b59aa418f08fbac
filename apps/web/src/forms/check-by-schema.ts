import { fieldErrors } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type * as z from 'zod/mini'
import { type FormErrors, ofTopFields } from './use-api-form.ts'

/** Validates a request body against the contract. */
export function checkBySchema(schema: z.ZodMiniType, sent: unknown, locale: Locale): FormErrors {
  const parsed = schema.safeParse(sent)
  return parsed.success ? {} : ofTopFields(fieldErrors(parsed.error, locale, { sent }))
}
