import { fieldName } from '@mixed-zone/contract/field-messages'
import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'
import { failureSentence } from '../../api/failure-sentence.ts'
import { FormField } from '../../forms/form-field.tsx'
import { selectOptions } from '../../forms/personal/choices.ts'
import { PlaceFields } from '../../forms/personal/place-fields.tsx'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { TextInput } from '../../ui/primitives/text-input.tsx'
import { accountTexts } from './account-texts.ts'
import type { PersonalData } from './use-personal-data.ts'

interface PersonalFieldsProps {
  readonly personal: PersonalData
  readonly types: RegisterTypes
  readonly email: string
}

/** The personal data; each field is saved on blur. */
export function PersonalFields({ personal, types, email }: PersonalFieldsProps) {
  const locale = useLocale()
  const texts = useBaseTexts()
  const form = useBaseTexts().forms
  const account = useTexts(accountTexts)
  const { values, errors, change, changeAndSave, save } = personal
  const text = (name: 'name' | 'surnames' | 'companyName') => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    onBlur: save,
  })
  const choice = (name: 'mediaType' | 'workType' | 'comunicationsLocale') => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => changeAndSave({ [name]: target.value }),
  })
  return (
    <div className="grid max-w-190 gap-x-6 gap-y-5 sm:grid-cols-2" onBlur={save}>
      {personal.failure !== null && (
        <Alert
          variant="error"
          className="sm:col-span-2"
          action={
            <Button size="small" variant="quiet" onClick={save}>
              {texts.states.tryAgain}
            </Button>
          }
        >
          {failureSentence(personal.failure, texts)}
        </Alert>
      )}
      <FormField name="name" errors={errors} isRequired>
        {(control) => <TextInput {...control} {...text('name')} autoComplete="given-name" />}
      </FormField>
      <FormField name="surnames" errors={errors} isRequired>
        {(control) => <TextInput {...control} {...text('surnames')} autoComplete="family-name" />}
      </FormField>
      <Field label={fieldName('email', locale)} help={account.emailHelp} className="sm:col-span-2">
        {(control) => <TextInput {...control} value={email} readOnly autoComplete="email" />}
      </Field>
      <PlaceFields
        types={types}
        errors={errors}
        value={values}
        onChange={(place) => ('telephone' in place && !('country' in place) ? change(place) : changeAndSave(place))}
        isChecking={personal.state === 'saving'}
      />
      <FormField name="companyName" errors={errors} isRequired className="sm:col-span-2">
        {(control) => <TextInput {...control} {...text('companyName')} autoComplete="organization" />}
      </FormField>
      <FormField name="mediaType" errors={errors} isRequired>
        {(control) => (
          <Select
            {...control}
            {...choice('mediaType')}
            {...(values.mediaType === '' && { placeholder: form.choose })}
            options={selectOptions(types.mediaTypes)}
          />
        )}
      </FormField>
      <FormField name="workType" errors={errors} isRequired>
        {(control) => (
          <Select
            {...control}
            {...choice('workType')}
            {...(values.workType === '' && { placeholder: form.choose })}
            options={selectOptions(types.workTypes)}
          />
        )}
      </FormField>
      <FormField name="comunicationsLocale" errors={errors} isRequired help={form.localeHelp}>
        {(control) => <Select {...control} {...choice('comunicationsLocale')} options={selectOptions(types.locales)} />}
      </FormField>
    </div>
  )
}
