import { type FieldLabels, fieldErrors } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type * as z from 'zod/mini'
import { type FormErrors, toTopLevelFields } from './use-api-form.ts'

interface CheckOptions {
  readonly locale: Locale
  /** Names of fields for messages, where the form's labels differ from the contract's. */
  readonly labels?: FieldLabels
}

/** Validates a request body by its schema. Returns a message per top-level field, or an empty object if it is valid. */
export function validateForm(schema: z.ZodMiniType, body: unknown, { locale, labels }: CheckOptions): FormErrors {
  const parsed = schema.safeParse(body)
  return parsed.success
    ? {}
    : toTopLevelFields(fieldErrors(parsed.error, locale, { sent: body, ...(labels && { labels }) }))
}
