import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Combobox } from '../../ui/components/inputs/combobox.tsx'
import { CountryMark } from '../../ui/components/inputs/country-mark.tsx'
import { TelephoneInput } from '../../ui/components/inputs/telephone-input.tsx'
import type { TelephoneValue } from '../../ui/components/inputs/telephone-number.ts'
import { Select } from '../../ui/primitives/select.tsx'
import { FormField } from '../form-field.tsx'
import type { FormErrors } from '../use-api-form.ts'
import { countryInRegion, countryOptions, regionOfCountry, selectOptions } from './choices.ts'

export interface Place {
  readonly region: string
  readonly country: string
  readonly telephone: TelephoneValue
}

interface PlaceFieldsProps {
  readonly types: RegisterTypes
  readonly errors: FormErrors
  readonly value: Place
  readonly onChange: (change: Partial<Place>) => void
  /** While the server checks the number. */
  readonly isChecking: boolean
}

/** Region, country and telephone; each preselects the next. */
export function PlaceFields({ types, errors, value, onChange, isChecking }: PlaceFieldsProps) {
  const texts = useBaseTexts().forms

  function handleCountry(country: string | null) {
    const chosen = country ?? ''
    onChange({
      country: chosen,
      ...(value.region === '' && { region: regionOfCountry(types, chosen) }),
      // Preselect the country's prefix, unless one is selected.
      ...(value.telephone.country === null && { telephone: { ...value.telephone, country } }),
    })
  }

  return (
    <>
      <FormField name="region" errors={errors} isRequired>
        {(control) => (
          <Select
            {...control}
            placeholder={texts.choose}
            options={selectOptions(types.regions)}
            value={value.region}
            onChange={({ target }) =>
              onChange({ region: target.value, country: countryInRegion(types, value.country, target.value) })
            }
          />
        )}
      </FormField>
      <FormField name="country" errors={errors} isRequired>
        {(control, { labelId }) => (
          <Combobox
            control={control}
            labelId={labelId}
            options={withFlags(countryOptions(types, value.region))}
            placeholder={texts.chooseCountry}
            value={value.country === '' ? null : value.country}
            onChange={handleCountry}
          />
        )}
      </FormField>
      <FormField name="telephone" errors={errors} isRequired isGroup isChecking={isChecking} className="sm:col-span-2">
        {(control) => (
          <TelephoneInput
            control={control}
            countries={types.countries}
            value={value.telephone}
            onChange={(telephone) => onChange({ telephone })}
          />
        )}
      </FormField>
    </>
  )
}

function withFlags(countries: ReturnType<typeof countryOptions>) {
  return countries.map((country) => ({ ...country, mark: <CountryMark country={country.id} /> }))
}
