import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'
import { FormField } from '../../forms/form-field.tsx'
import { type Place, PlaceFields } from '../../forms/personal/place-fields.tsx'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { EmailInput, TextInput } from '../../ui/primitives/text-input.tsx'
import type { RequestValues } from './request-values.ts'

interface YouFieldsProps {
  readonly api: ApiForm<RequestValues>
  readonly types: RegisterTypes
}

/** Name, email, place and telephone. */
export function YouFields({ api, types }: YouFieldsProps) {
  const { register, watch, setValue, formState } = api.form

  function handlePlace(change: Partial<Place>) {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    if (change.region !== undefined) setValue('region', change.region, options)
    if (change.country !== undefined) setValue('country', change.country, options)
    if (change.telephone !== undefined) setValue('telephone', change.telephone, options)
  }

  return (
    <>
      <FormField name="name" errors={api.errors} isRequired>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="given-name" />}
      </FormField>
      <FormField name="surnames" errors={api.errors} isRequired>
        {(control) => <TextInput {...control} {...register('surnames')} autoComplete="family-name" />}
      </FormField>
      <FormField name="email" errors={api.errors} isRequired className="sm:col-span-2">
        {(control) => <EmailInput {...control} {...register('email')} autoComplete="email" />}
      </FormField>
      <PlaceFields
        types={types}
        errors={api.errors}
        value={{ region: watch('region'), country: watch('country'), telephone: watch('telephone') }}
        onChange={handlePlace}
        isChecking={api.isBusy}
      />
    </>
  )
}
