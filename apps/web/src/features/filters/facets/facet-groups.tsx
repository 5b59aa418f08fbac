import type { FilterCriteria } from '@mixed-zone/contract/rules/filter-path'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { type ChoiceGroups, CRITERION_OF, GROUPS, type GroupId } from '../criteria/choices.ts'
import type { Criterion } from '../criteria/criteria.ts'
import { filterTexts } from '../filter-texts.ts'
import { FacetChoices } from './facet-choices.tsx'

const SHOWN_AT_FIRST: Readonly<Record<GroupId, number>> = { team: 5, category: 6, matchday: 4, locale: 3, tag: 6 }

interface FacetGroupsProps {
  readonly groups: ChoiceGroups
  readonly criteria: FilterCriteria
  readonly onToggle: (criterion: Criterion, textId: string) => void
}

/** All facets by group, without empty groups. */
export function FacetGroups({ groups, criteria, onToggle }: FacetGroupsProps) {
  return (
    <div className="divide-y divide-line">
      {GROUPS.filter((id) => groups[id].length > 0).map((id) => (
        <FacetGroup key={id} id={id} groups={groups} criteria={criteria} onToggle={onToggle} />
      ))}
    </div>
  )
}

function FacetGroup({ id, groups, criteria, onToggle }: FacetGroupsProps & { readonly id: GroupId }) {
  const texts = useTexts(filterTexts)
  const criterion = CRITERION_OF[id]
  const choices = groups[id]
  const chosen = criteria[criterion].filter((textId) => choices.some((choice) => choice.textId === textId))
  // Tags, the longest list, are collapsed unless one is selected.
  const [isOpen, setIsOpen] = useState(id !== 'tag' || chosen.length > 0)
  return (
    <section className="py-2">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="headline-18 lg:headline-16 flex min-h-11 w-full items-center justify-between gap-2 rounded-control text-left"
        >
          {texts.group[id]}
          <Icon
            icon={ChevronDown}
            size={18}
            className={classNames('text-muted transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      {isOpen && (
        <FacetChoices
          group={texts.group[id]}
          choices={choices}
          chosen={chosen}
          onToggle={(textId) => onToggle(criterion, textId)}
          shownAtFirst={SHOWN_AT_FIRST[id]}
        />
      )}
    </section>
  )
}
