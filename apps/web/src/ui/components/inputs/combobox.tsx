import { foldText } from '@mixed-zone/contract/rules/fold-text'
import { ChevronDown, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { Input, TextField } from 'react-aria-components/TextField'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { classNames } from '../../primitives/class-names.ts'
import type { FieldControl } from '../../primitives/field.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { type InputLook, inputStyle } from '../../primitives/input-style.ts'
import { AriaLocale } from '../aria-locale.tsx'
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx'
import { FLOATING } from '../overlays/floating-style.ts'

interface ComboboxBase extends InputLook {
  /** From the `Field` around it. */
  readonly control: FieldControl
  readonly labelId: string
  readonly options: readonly ComboboxOption[]
  readonly placeholder: string
  readonly isDisabled?: boolean
  /** Replaces the selected option's label on the button. */
  readonly renderValue?: (chosen: readonly ComboboxOption[]) => ReactNode
}

export interface ComboboxProps extends ComboboxBase {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

export interface MultiComboboxProps extends ComboboxBase {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
}

/** A searchable select for a long list. */
export function Combobox({ value, onChange, ...rest }: ComboboxProps) {
  return (
    <AriaLocale>
      <Select
        selectionMode="single"
        {...selectProps(rest)}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
      >
        <ComboboxBody {...rest} chosen={rest.options.filter((option) => option.id === value)} />
      </Select>
    </AriaLocale>
  )
}

/** A searchable select with several values. It stays open until it is left. */
export function MultiCombobox({ value, onChange, ...rest }: MultiComboboxProps) {
  return (
    <AriaLocale>
      <Select
        selectionMode="multiple"
        {...selectProps(rest)}
        value={value}
        onChange={(keys) => onChange(keys.map(String))}
      >
        <ComboboxBody {...rest} isMultiple chosen={rest.options.filter((option) => value.includes(option.id))} />
      </Select>
    </AriaLocale>
  )
}

function selectProps({ control, labelId, isDisabled, placeholder }: ComboboxBase) {
  return {
    'aria-labelledby': labelId,
    'aria-describedby': control['aria-describedby'],
    isInvalid: control['aria-invalid'],
    isRequired: control['aria-required'],
    isDisabled,
    placeholder,
  }
}

/** Seven lines and the search field. */
const LIST_PX = 320

/** The list below is always open; React Aria sets `aria-controls`. */
const SEARCH = {
  role: 'combobox',
  'aria-expanded': true,
  'aria-haspopup': 'listbox',
  className: 'min-h-11 w-full bg-transparent pr-3 pl-10 text-16 outline-none',
} as const

interface ComboboxBodyProps extends ComboboxBase {
  readonly chosen: readonly ComboboxOption[]
  readonly isMultiple?: boolean
}

function ComboboxBody({ control, options, isDense, isMultiple = false, chosen, ...rest }: ComboboxBodyProps) {
  const texts = useBaseTexts().ui
  const shown = rest.renderValue?.(chosen) ?? chosen.map((option) => option.label).join(', ')
  return (
    <>
      <Button
        id={control.id}
        className={classNames(
          inputStyle({ isDense }),
          'flex items-center gap-2 text-left data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus',
          control['aria-invalid'] && 'border-2 border-flare px-[11px]',
        )}
      >
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-muted">
          {({ isPlaceholder }) => (isPlaceholder ? rest.placeholder : shown)}
        </SelectValue>
        <Icon icon={ChevronDown} size={18} />
      </Button>
      <Popover
        className={classNames(FLOATING, 'flex w-(--trigger-width) min-w-64 flex-col')}
        offset={6}
        maxHeight={LIST_PX}
      >
        <Autocomplete filter={(label, query) => foldText(label).includes(foldText(query))}>
          <div className="relative shrink-0 border-b border-line focus-within:border-focus">
            <Icon
              icon={Search}
              size={18}
              className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
            />
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to search it */}
            <TextField aria-label={texts.search} autoFocus className="contents">
              <Input {...SEARCH} placeholder={texts.search} />
            </TextField>
          </div>
          <ComboboxList options={options} isMultiple={isMultiple} />
        </Autocomplete>
      </Popover>
    </>
  )
}
