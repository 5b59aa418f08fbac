import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { classNames } from '../../primitives/class-names.ts'
import { Icon } from '../../primitives/icon.tsx'
import { FLOATING_ITEM } from '../overlays/floating-style.ts'

export interface ComboboxOption {
  readonly id: string
  readonly label: string
  /** At the end of the line: a code, a count. Included in the search. */
  readonly detail?: string
  /** Before the label: a crest, a flag. */
  readonly mark?: ReactNode
}

interface ComboboxListProps {
  readonly options: readonly ComboboxOption[]
  readonly isMultiple: boolean
}

/** The options below the search field of a combobox. */
export function ComboboxList({ options, isMultiple }: ComboboxListProps) {
  const texts = useBaseTexts().ui
  return (
    <ListBox
      items={options}
      className="min-h-0 flex-1 overflow-y-auto py-1 outline-none"
      renderEmptyState={() => <p className="px-3 py-3 text-14 text-muted">{texts.nothingFound}</p>}
    >
      {(option) => (
        <ListBoxItem
          id={option.id}
          textValue={option.detail === undefined ? option.label : `${option.label} ${option.detail}`}
          className={classNames(FLOATING_ITEM, 'data-selected:font-semibold')}
        >
          {({ isSelected }) => (
            <>
              {isMultiple && <TickBox isTicked={isSelected} />}
              {option.mark}
              <span className="min-w-0 flex-1">{option.label}</span>
              {option.detail !== undefined && <span className="text-muted">{option.detail}</span>}
              {!isMultiple && isSelected && <Icon icon={Check} size={18} />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  )
}

/** Decorative: the option itself has the selected state. */
function TickBox({ isTicked }: { readonly isTicked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-5 shrink-0 place-items-center rounded-control border',
        isTicked ? 'border-ink bg-ink text-paper' : 'border-edge bg-surface',
      )}
    >
      {isTicked && <Icon icon={Check} size={16} />}
    </span>
  )
}
