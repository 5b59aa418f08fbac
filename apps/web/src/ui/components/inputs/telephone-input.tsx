import { useId, useMemo } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import type { FieldControl } from '../../primitives/field.tsx'
import { TextInput } from '../../primitives/text-input.tsx'
import { Combobox } from './combobox.tsx'
import { CountryMark } from './country-mark.tsx'
import { prefixOf, type TelephoneValue, wholeNumber } from './telephone-number.ts'

interface TelephoneInputProps {
  /** From a `Field` with `isGroup`. */
  readonly control: FieldControl
  /** The countries to choose a prefix of, in display order. */
  readonly countries: readonly { readonly id: string; readonly name: string; readonly prefix: string }[]
  readonly value: TelephoneValue
  readonly onChange: (value: TelephoneValue) => void
  readonly onBlur?: () => void
  readonly isDense?: boolean
}

/** A prefix from a list that is searchable by country or code, and the national number. */
export function TelephoneInput({ control, countries, value, onChange, onBlur, isDense }: TelephoneInputProps) {
  const { ui: texts, fieldNames: names } = useBaseTexts()
  const prefixLabelId = useId()
  const options = useMemo(
    () =>
      countries.map(({ id, name, prefix }) => ({
        id,
        label: name,
        detail: prefix,
        mark: <CountryMark country={id} />,
      })),
    [countries],
  )
  return (
    <div className="flex flex-wrap gap-2">
      <div className="w-38 shrink-0">
        <span id={prefixLabelId} className="sr-only">
          {names['telephone.prefix']}
        </span>
        <Combobox
          control={{ ...control, id: `${control.id}-prefix` }}
          labelId={prefixLabelId}
          options={options}
          placeholder={texts.prefixPlaceholder}
          value={value.country}
          onChange={(country) => onChange({ ...value, country })}
          renderValue={([chosen]) =>
            chosen && (
              <span className="flex items-center gap-2">
                <CountryMark country={chosen.id} />
                {prefixOf(chosen.id)}
              </span>
            )
          }
          isDense={isDense}
        />
      </div>
      <div className="min-w-40 flex-1">
        <TextInput
          {...control}
          type="tel"
          autoComplete="tel-national"
          aria-label={names['telephone.number']}
          value={value.number}
          onChange={(event) => onChange({ ...value, number: event.target.value })}
          onBlur={onBlur}
          isDense={isDense}
          isValid={control['aria-invalid'] === undefined && wholeNumber(value) !== null}
        />
      </div>
    </div>
  )
}
