import { type FilterCriteria, NO_CRITERIA } from '@mixed-zone/contract/rules/filter-path'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { ViewChoice } from '../../../league-ui/lists/view-choice.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Skeleton } from '../../../ui/primitives/skeleton.tsx'
import type { ChoiceGroups } from '../criteria/choices.ts'
import { isFiltering } from '../criteria/criteria.ts'
import { FilterChips } from '../facets/filter-chips.tsx'
import { filterTexts } from '../filter-texts.ts'
import { useFilterPath } from '../use-filter-path.ts'

interface ResultsHeaderProps {
  readonly criteria: FilterCriteria
  readonly groups: ChoiceGroups
  readonly total: number | undefined
  /** The count belongs to the previous filter. */
  readonly isStale: boolean
  readonly hasFailed: boolean
}

// Longer texts are truncated in the headline; the search field shows them completely.
const SHOWN_CHARACTERS = 60

/** The count as headline, the active filters as chips, and the choice of view. */
export function ResultsHeader({ criteria, groups, total, isStale, hasFailed }: ResultsHeaderProps) {
  const texts = useTexts(filterTexts)
  const { formatNumber } = useFormats()
  const goTo = useFilterPath()
  const { text } = criteria
  const shownText = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className={classNames('headline-36', isStale && 'text-muted')} aria-busy={isStale || undefined}>
          {total !== undefined && texts.count({ count: total, shown: formatNumber(total) })}
          {total === undefined && hasFailed && texts.posts}
          {total === undefined && !hasFailed && (
            <>
              <span className="sr-only">{texts.searching}</span>
              <Skeleton className="h-[1lh] w-64" />
            </>
          )}
        </h1>
        {/* On a line of its own on phones, where it would otherwise move when the count replaces its wider skeleton. */}
        {text !== '' && <p className="min-w-0 text-muted max-sm:basis-full">{texts.forText({ text: shownText })}</p>}
      </div>
      {isFiltering(criteria) && (
        <div className="mt-4">
          <FilterChips
            criteria={criteria}
            groups={groups}
            onChange={(next) => goTo(next, { keepScroll: true })}
            label={texts.active}
          >
            <button
              type="button"
              onClick={() => goTo(NO_CRITERIA)}
              className="underlined min-h-11 px-2 text-14 font-semibold sm:min-h-9"
            >
              {texts.clearAll}
            </button>
          </FilterChips>
        </div>
      )}
      {/* Order and view do not matter without results. */}
      {total !== 0 && !(total === undefined && hasFailed) && (
        <div className="mt-4 mb-6 flex min-h-14 items-center justify-between gap-4 border-y border-line py-1.5">
          <p className="text-14 text-muted">{text === '' ? texts.newestFirst : texts.bestFirst}</p>
          <ViewChoice />
        </div>
      )}
    </>
  )
}
