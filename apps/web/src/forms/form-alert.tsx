import type { ErrorType } from '@mixed-zone/contract/errors'
import { fieldName } from '@mixed-zone/contract/field-messages'
import { Fragment, type MouseEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { failureSentence } from '../api/failure-sentence.ts'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { useLocale } from '../i18n/language-store.ts'
import { Alert } from '../ui/primitives/alert.tsx'
import { focusField } from './focus-field.ts'
import { type ApiForm, toTopLevelFields } from './use-api-form.ts'

interface FormAlertProps<Values extends FieldValues> {
  readonly of: ApiForm<Values>
  /** For long forms: lists the invalid fields as links. */
  readonly withFields?: boolean
  /** Messages that replace the general ones in this form. */
  readonly meanings?: Readonly<Partial<Record<ErrorType, string>>>
}

/** The error message above a form. */
export function FormAlert<Values extends FieldValues>({ of, withFields = false, meanings }: FormAlertProps<Values>) {
  const texts = useBaseTexts()
  const { failure, errors, form } = of
  const wrong = form.formState.isSubmitted ? Object.keys(errors) : []
  if (withFields && wrong.length > 0) return <WrongFields names={wrong} form={of.element} />
  if (failure === null) return null
  // Errors of fields are shown beside the fields.
  if (Object.keys(toTopLevelFields(failure.fields)).some((name) => name in form.getValues())) return null
  return (
    <Alert data-field="alert" tabIndex={-1} variant="error">
      {(failure.type !== 'network' && meanings?.[failure.type]) || failureSentence(failure, texts)}
    </Alert>
  )
}

interface WrongFieldsProps {
  readonly names: readonly string[]
  readonly form: HTMLFormElement | null
}

function WrongFields({ names, form }: WrongFieldsProps) {
  const locale = useLocale()
  const texts = useBaseTexts().forms
  // In document order.
  const places = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map((part) => part.dataset['field'])
  const ordered = names.toSorted((one, other) => places.indexOf(one) - places.indexOf(other))

  function handleClick(event: MouseEvent, name: string) {
    event.preventDefault()
    focusField(form, name)
  }

  return (
    <Alert variant="error">
      {texts.wrongFields({ count: names.length })}{' '}
      {ordered.map((name, index) => (
        <Fragment key={name}>
          {/* Keeps the comma on the same line. */}
          <span className="inline-block">
            <button
              type="button"
              className="underlined rounded-control font-semibold text-ink"
              onClick={(event) => handleClick(event, name)}
            >
              {fieldName(name, locale)}
            </button>
            {index < ordered.length - 1 ? ',' : '.'}
          </span>{' '}
        </Fragment>
      ))}
    </Alert>
  )
}
