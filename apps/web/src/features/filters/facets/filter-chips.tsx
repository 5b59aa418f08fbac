import type { FilterCriteria } from '@mixed-zone/contract/rules/filter-path'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import { RemovableChip } from '../../../ui/components/chip.tsx'
import { activeChoices, type ChoiceGroups } from '../criteria/choices.ts'
import { toggled } from '../criteria/criteria.ts'
import { filterTexts } from '../filter-texts.ts'

interface FilterChipsProps {
  readonly criteria: FilterCriteria
  readonly groups: ChoiceGroups
  readonly onChange: (criteria: FilterCriteria) => void
  readonly label: string
  /** In one line that scrolls sideways. */
  readonly isOneLine?: boolean
  /** After the last chip, such as "clear all". */
  readonly children?: ReactNode
}

// Longer texts are truncated in a chip.
const SHOWN_CHARACTERS = 60

function shortened(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}

/** The active filters as chips, each with a remove button. */
export function FilterChips({ criteria, groups, onChange, label, isOneLine = false, children }: FilterChipsProps) {
  const texts = useTexts(filterTexts)
  // One line on phones: names arrive after the ids of the address, and longer ones would wrap and move the results down.
  const line = isOneLine
    ? 'overflow-x-auto px-4 py-3 *:shrink-0 sm:px-6'
    : 'flex-wrap max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0'
  return (
    <ul aria-label={label} className={`flex items-center gap-2 ${line}`}>
      {criteria.text !== '' && (
        <li className="max-w-full">
          <RemovableChip
            label={texts.quoted({ text: shortened(criteria.text) })}
            onRemove={() => onChange({ ...criteria, text: '' })}
          />
        </li>
      )}
      {activeChoices(criteria, groups).map(({ criterion, textId, name, crest }) => (
        <li key={`${criterion} ${textId}`} className="max-w-full">
          <RemovableChip
            label={shortened(name)}
            icon={crest !== undefined && <Crest teamTextId={crest} size={16} />}
            onRemove={() => onChange(toggled(criteria, criterion, textId))}
          />
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </ul>
  )
}
