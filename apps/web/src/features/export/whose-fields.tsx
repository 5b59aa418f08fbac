import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'
import { FormField } from '../../forms/form-field.tsx'
import { countryInRegion, countryOptions, selectOptions } from '../../forms/personal/choices.ts'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Combobox } from '../../ui/components/inputs/combobox.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { exportTexts } from './export-texts.ts'
import { ALL, type ExportValues } from './export-values.ts'

interface WhoseFieldsProps {
  readonly api: ApiForm<ExportValues>
  readonly types: RegisterTypes
}

/** Region, country and media type. A region limits the countries and resets a country of another region. */
export function WhoseFields({ api, types }: WhoseFieldsProps) {
  const texts = useTexts(exportTexts)
  const { watch, setValue, formState } = api.form
  const options = { shouldValidate: formState.isSubmitted }
  const regionOrNone = watch('region') === ALL ? '' : watch('region')

  function handleRegion(region: string) {
    setValue('region', region, options)
    const kept = countryInRegion(types, watch('country'), region === ALL ? '' : region)
    setValue('country', kept === '' ? ALL : kept, options)
  }

  return (
    <>
      <FormField name="region" errors={api.errors}>
        {(control) => (
          <Select
            {...control}
            options={[{ value: ALL, label: texts.allRegions }, ...selectOptions(types.regions)]}
            value={watch('region')}
            onChange={({ target }) => handleRegion(target.value)}
          />
        )}
      </FormField>
      <FormField name="country" errors={api.errors}>
        {(control, { labelId }) => (
          <Combobox
            control={control}
            labelId={labelId}
            options={[{ id: ALL, label: texts.allCountries }, ...countryOptions(types, regionOrNone)]}
            placeholder={texts.allCountries}
            value={watch('country')}
            onChange={(country) => setValue('country', country ?? ALL, options)}
          />
        )}
      </FormField>
      <FormField name="mediaType" errors={api.errors}>
        {(control) => (
          <Select
            {...control}
            options={[{ value: ALL, label: texts.allMediaTypes }, ...selectOptions(types.mediaTypes)]}
            value={watch('mediaType')}
            onChange={({ target }) => setValue('mediaType', target.value, options)}
          />
        )}
      </FormField>
    </>
  )
}
