import { type FieldLabels, fieldErrors } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type * as z from 'zod/mini'
import { type FormErrors, ofTopFields } from './use-api-form.ts'

interface CheckOptions {
  readonly locale: Locale
  /** Labels of the form where they differ from the names of the fields. */
  readonly labels?: FieldLabels
}

/** Validates a request body against the contract. */
export function checkBySchema(schema: z.ZodMiniType, sent: unknown, { locale, labels }: CheckOptions): FormErrors {
  const parsed = schema.safeParse(sent)
  return parsed.success ? {} : ofTopFields(fieldErrors(parsed.error, locale, { sent, ...(labels && { labels }) }))
}
