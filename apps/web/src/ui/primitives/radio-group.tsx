import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'

export interface RadioChoice<T extends string> {
  readonly value: T
  readonly label: string
  /** A second line; the options then stack in one column. */
  readonly description?: string
  /** At the end of a row, such as a number. */
  readonly detail?: string
  readonly isDisabled?: boolean
}

interface RadioGroupProps<T extends string> {
  readonly choices: readonly RadioChoice<T>[]
  readonly value: T | null
  readonly onChange: (value: T) => void
  readonly name?: string
  readonly isInvalid?: boolean
  /** `boxes` fill the field's width, `plain` are inline, `rows` are lines of a list. */
  readonly look?: 'boxes' | 'plain' | 'rows'
}

export const RADIO_DOT =
  'size-5 shrink-0 appearance-none rounded-pill border border-edge bg-surface checked:border-[6px] checked:border-ink disabled:border-line disabled:bg-sunken'

const LABEL_STYLES = {
  boxes:
    'min-w-36 flex-1 items-start gap-2.5 rounded-control border border-edge bg-surface px-3 py-2.5 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)]',
  plain: 'items-start gap-2.5 py-2.5',
  rows: 'items-center gap-3 py-2',
}

/** For use inside a `Field` with `isGroup`, or a fieldset, which names it. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { choices, value, onChange, name, isInvalid = false, look = 'boxes' } = props
  const ownName = useId()
  const hasDescriptions = choices.some((choice) => choice.description !== undefined)
  // Three in a row do not fit a phone, and two plus one would look like a mistake.
  const isColumnOnPhone = hasDescriptions || choices.length === 3
  const frames = {
    boxes: hasDescriptions ? 'grid gap-2' : classNames('flex flex-wrap gap-2', isColumnOnPhone && 'max-sm:grid'),
    plain: 'flex flex-wrap gap-x-6 gap-y-1',
    rows: 'divide-y divide-line border-y border-line',
  }
  return (
    <div className={frames[look]}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'flex min-h-11 cursor-pointer',
            LABEL_STYLES[look],
            look !== 'plain' &&
              'has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            isInvalid && 'border-flare',
          )}
        >
          <span className="flex h-6 items-center">
            <input
              type="radio"
              name={name ?? ownName}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
              className={classNames(RADIO_DOT, look !== 'plain' && 'outline-none')}
            />
          </span>
          {look === 'rows' ? (
            <RowWords {...choice} />
          ) : (
            <ChoiceWords label={choice.label}>{choice.description}</ChoiceWords>
          )}
        </label>
      ))}
    </div>
  )
}

function ChoiceWords({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === undefined) return <span className="min-w-0">{label}</span>
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{label}</span>
      <span className="block text-14 font-normal text-muted">{children}</span>
    </span>
  )
}

function RowWords({ label, description, detail }: Pick<RadioChoice<string>, 'label' | 'description' | 'detail'>) {
  return (
    <>
      <span className="min-w-0 flex-1 text-14">
        <span className="block">{label}</span>
        {description !== undefined && <span className="block text-12 font-normal text-muted">{description}</span>}
      </span>
      {detail !== undefined && <span className="figures shrink-0 text-18">{detail}</span>}
    </>
  )
}
