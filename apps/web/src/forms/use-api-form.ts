import type { Locale } from '@mixed-zone/contract/locales'
import { useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type { ApiFailure } from '../api/failure.ts'
import { useLocale } from '../i18n/language-store.ts'
import { focusField, focusFirstField } from './focus-field.ts'

/** Messages by field name. Empty if the form is valid. */
export type FormErrors = Readonly<Record<string, string>>

/** Null means success. A missing captcha is reported by the captcha's own line. */
export type SendOutcome = ApiFailure | 'no-captcha' | null

interface ApiFormOptions<Values extends FieldValues> {
  readonly defaultValues: Values
  /** Validation by the contract, with messages in the reader's language. */
  readonly check: (values: Values, locale: Locale) => FormErrors
  readonly send: (values: Values) => Promise<SendOutcome>
}

export interface ApiForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>
  /** Null before it is mounted. */
  readonly element: HTMLFormElement | null
  readonly formProps: {
    readonly ref: (element: HTMLFormElement | null) => void
    readonly noValidate: true
    readonly onSubmit: (event: { preventDefault(): void }) => void
  }
  /** A failure of the whole form; errors of fields are in `errors`. */
  readonly failure: ApiFailure | null
  readonly errors: FormErrors
  readonly isBusy: boolean
}

/** A form that the contract validates, here and on the server. A failure keeps what was typed. */
export function useApiForm<Values extends FieldValues>(options: ApiFormOptions<Values>): ApiForm<Values> {
  const { defaultValues, check, send } = options
  const locale = useLocale()
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const form = useForm<Values, unknown, Values>({
    // The library wants a deep partial; the compiler cannot see that a type parameter is one.
    defaultValues: defaultValues as DefaultValues<Values>,
    shouldFocusError: false,
    resolver: (values) => {
      const wrong = check(values, locale)
      if (Object.keys(wrong).length === 0) return { values, errors: {} }
      return { values: {}, errors: toFieldErrors<Values>(wrong) }
    },
  })
  const { isSubmitting, errors } = form.formState
  const { trigger } = form

  // Translate visible messages when the language changes. Only the server can repeat its own, so they stay as they are.
  const previousLocale = useRef(locale)
  useEffect(() => {
    if (previousLocale.current === locale) return
    previousLocale.current = locale
    // The names come from the form's own fields.
    const names = Object.keys(errors).filter((name) => errors[name]?.type !== 'server') as Path<Values>[]
    if (names.length > 0) void trigger(names)
  }, [locale, errors, trigger])

  // After the render: focus the first invalid field, or the alert.
  useEffect(() => {
    if (failure === null || focusFirstField(element, Object.keys(failure.fields))) return
    focusField(element, 'alert')
  }, [failure, element])

  async function handleValid(values: Values) {
    setFailure(null)
    const outcome = await send(values)
    if (outcome === null || outcome === 'no-captcha') return
    setFailure(outcome)
    for (const [field, message] of Object.entries(toTopLevelFields(outcome.fields))) {
      // The alert reports errors of fields that this form does not have.
      if (field in values) form.setError(field as Path<Values>, { type: 'server', message })
    }
  }

  function handleInvalid(wrong: FieldErrors<Values>) {
    setFailure(null)
    focusFirstField(element, Object.keys(wrong))
  }

  function handleSubmit(event: { preventDefault(): void }) {
    event.preventDefault()
    if (!isSubmitting) void form.handleSubmit(handleValid, handleInvalid)()
  }

  return {
    form,
    element,
    formProps: { ref: setElement, noValidate: true, onSubmit: handleSubmit },
    failure,
    errors: toMessages(errors),
    isBusy: isSubmitting,
  }
}

/** Assigns errors of nested fields to the top field: `telephone.number` to `telephone`. */
export function toTopLevelFields(fields: FormErrors): FormErrors {
  const entries = Object.entries(fields).map(([field, message]) => [field.split('.')[0] ?? field, message] as const)
  // The first message of each field wins.
  return Object.fromEntries(entries.toReversed())
}

function toFieldErrors<Values extends FieldValues>(wrong: FormErrors): FieldErrors<Values> {
  const entries = Object.entries(wrong).map(([field, message]) => [field, { type: 'rule', message }])
  // The names come from the form's own check.
  return Object.fromEntries(entries) as FieldErrors<Values>
}

function toMessages(errors: FieldErrors): FormErrors {
  const messages: Record<string, string> = {}
  for (const [field, error] of Object.entries(errors)) {
    if (typeof error?.message === 'string') messages[field] = error.message
  }
  return messages
}
