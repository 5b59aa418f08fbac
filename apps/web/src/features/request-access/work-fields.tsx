import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'
import { FormField } from '../../forms/form-field.tsx'
import { selectOptions } from '../../forms/personal/choices.ts'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { RadioGroup } from '../../ui/primitives/radio-group.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { TextInput } from '../../ui/primitives/text-input.tsx'
import type { RequestValues } from './request-values.ts'

interface WorkFieldsProps {
  readonly api: ApiForm<RequestValues>
  readonly types: RegisterTypes
}

/** Employer, job and language of the mails. */
export function WorkFields({ api, types }: WorkFieldsProps) {
  const texts = useBaseTexts().forms
  const { register, watch, setValue } = api.form
  return (
    <>
      <FormField name="companyName" errors={api.errors} isRequired className="sm:col-span-2">
        {(control) => <TextInput {...control} {...register('companyName')} autoComplete="organization" />}
      </FormField>
      <FormField name="mediaType" errors={api.errors} isRequired>
        {(control) => (
          <Select
            {...control}
            {...register('mediaType')}
            placeholder={texts.choose}
            options={selectOptions(types.mediaTypes)}
          />
        )}
      </FormField>
      <FormField name="workType" errors={api.errors} isRequired>
        {(control) => (
          <Select
            {...control}
            {...register('workType')}
            placeholder={texts.choose}
            options={selectOptions(types.workTypes)}
          />
        )}
      </FormField>
      <FormField
        name="comunicationsLocale"
        errors={api.errors}
        isRequired
        isGroup
        help={texts.localeHelp}
        className="sm:col-span-2"
      >
        {() => (
          <RadioGroup
            name="comunicationsLocale"
            choices={selectOptions(types.locales)}
            value={watch('comunicationsLocale')}
            onChange={(value) => setValue('comunicationsLocale', value, { shouldDirty: true })}
          />
        )}
      </FormField>
    </>
  )
}
