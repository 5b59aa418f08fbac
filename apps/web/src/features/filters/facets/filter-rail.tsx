import type { FilterCriteria } from '@mixed-zone/contract/rules/filter-path'
import { useTexts } from '../../../i18n/texts.ts'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import type { ChoiceGroups } from '../criteria/choices.ts'
import { toggled } from '../criteria/criteria.ts'
import { filterTexts } from '../filter-texts.ts'
import { useFilterPath } from '../use-filter-path.ts'
import { FacetGroups } from './facet-groups.tsx'

interface FilterRailProps {
  readonly criteria: FilterCriteria
  readonly groups: ChoiceGroups
  readonly isLoading: boolean
}

/** The facets beside the results, from 1024 px on. Each choice navigates at once. */
export function FilterRail({ criteria, groups, isLoading }: FilterRailProps) {
  const texts = useTexts(filterTexts)
  const goTo = useFilterPath()
  return (
    <section aria-label={texts.filters} className="h-full border-r border-line py-6 pr-6">
      <h2 className="sr-only">{texts.filters}</h2>
      {isLoading && (
        <Loading label={texts.filters} className="grid gap-4 py-2">
          {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
            <Skeleton key={row} className="h-5" />
          ))}
        </Loading>
      )}
      <FacetGroups
        groups={groups}
        criteria={criteria}
        onToggle={(criterion, textId) => goTo(toggled(criteria, criterion, textId), { keepScroll: true })}
      />
    </section>
  )
}
