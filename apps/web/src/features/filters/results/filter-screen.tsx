import {
  buildFilterPath,
  type FilterCriteria,
  parseFilterParams,
  parseFilterValue,
} from '@mixed-zone/contract/rules/filter-path'
import type { FilteredPosts } from '@mixed-zone/contract/schemas/lists'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiFailure } from '../../../api/failure.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useDocumentTitle } from '../../../i18n/page-title.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useScreenParams } from '../../../routing/screen-route.ts'
import { SkipLink } from '../../../ui/patterns/skip-link.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { choiceGroups, type ChoiceGroups } from '../criteria/choices.ts'
import { isValidQuery, toggled } from '../criteria/criteria.ts'
import { FacetGroups } from '../facets/facet-groups.tsx'
import { filterTexts } from '../filter-texts.ts'
import { filterDataQuery } from '../get-filter-data.ts'
import { filteredPostsQuery } from '../get-filtered-posts.ts'
import { useFilterPath } from '../use-filter-path.ts'
import { FilterResults } from './filter-results.tsx'
import { ResultsHeader } from './results-header.tsx'

const RESULTS_ID = 'results'

/** The posts that match the URL, which holds the whole state and can be shared. */
export function FilterScreen() {
  const params = useScreenParams('filterPosts')
  const locale = useLocale()
  const texts = useTexts(filterTexts)
  const criteria = parseFilterParams(params)
  const all = useQuery(filterDataQuery(locale))
  const matches = useInfiniteQuery({
    ...filteredPostsQuery({ locale, criteria }),
    enabled: isValidQuery(criteria),
    placeholderData: keepPreviousData,
  })
  const isUnreadable = !isValidQuery(criteria) || isRefused(matches.error)
  const groups = choiceGroups({ all: all.data, facets: matches.data?.pages[0]?.facets })
  // An unreadable filter was never counted.
  const total = isUnreadable ? undefined : matches.data?.pages.at(-1)?.total
  const hasFailed = isUnreadable || matches.isError
  useTitle({ criteria, total: matches.isPlaceholderData ? undefined : total, hasFailed })
  useCurrentPath(criteria, matches.isPlaceholderData ? undefined : matches.data?.pages[0]?.moved)
  return (
    <div className="page-width lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-12">
      {/* The headline comes first in the document, although the rail is on the left. */}
      <div className="min-w-0 pt-6 lg:col-start-2">
        <ResultsHeader
          criteria={criteria}
          groups={groups}
          total={total}
          isStale={matches.isPlaceholderData}
          hasFailed={hasFailed}
        />
      </div>
      <div className="hidden lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block">
        <SkipLink label={texts.skipToResults} target={RESULTS_ID} />
        <FilterRail criteria={criteria} groups={groups} isLoading={all.isPending && matches.isPending} />
      </div>
      <div id={RESULTS_ID} tabIndex={-1} className="min-w-0 pb-16 outline-none lg:col-start-2 lg:pb-24">
        {isUnreadable ? <UnreadableFilter /> : <FilterResults criteria={criteria} matches={matches} />}
      </div>
    </div>
  )
}

/** An address with former text ids leads to the one with the current ids, which the choices have too. */
function useCurrentPath(criteria: FilterCriteria, moved: FilteredPosts['moved']): void {
  const goTo = useFilterPath()
  useEffect(() => {
    if (!moved) return
    const valuesOf = (criterion: 'team' | 'category' | 'tag') =>
      moved[criterion] === undefined ? criteria[criterion] : parseFilterValue(moved[criterion])
    const current = { team: valuesOf('team'), category: valuesOf('category'), tag: valuesOf('tag') }
    goTo({ ...criteria, ...current }, { keepScroll: true, isReplacing: true })
    // oxlint-disable-next-line react/exhaustive-deps -- `moved` belongs to the criteria it was loaded for
  }, [moved])
}

/** The URL contains criteria that the API rejects, so a retry would not help. */
function isRefused(error: Error | null): boolean {
  return error instanceof ApiFailure && error.type === 'validation'
}

interface TitleFacts {
  readonly criteria: FilterCriteria
  readonly total: number | undefined
  readonly hasFailed: boolean
}

function useTitle({ criteria, total, hasFailed }: TitleFacts): void {
  const texts = useTexts(filterTexts)
  const { formatNumber } = useFormats()
  const text = criteria.text === '' ? [] : [texts.forText({ text: criteria.text.slice(0, 60) })]
  const uncounted = hasFailed ? texts.posts : undefined
  useDocumentTitle(
    total === undefined ? uncounted : [texts.count({ count: total, shown: formatNumber(total) }), ...text].join(' '),
  )
}

interface FilterRailProps {
  readonly criteria: FilterCriteria
  readonly groups: ChoiceGroups
  readonly isLoading: boolean
}

/** The facets beside the results, from 1024 px on. Each choice navigates at once. */
function FilterRail({ criteria, groups, isLoading }: FilterRailProps) {
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

/** For a URL with invalid criteria: explains it and links to all posts. */
function UnreadableFilter() {
  const texts = useTexts(filterTexts)
  const locale = useLocale()
  return (
    <>
      <Alert variant="error" className="max-w-180">
        {texts.unreadable}
      </Alert>
      <ButtonLink href={buildFilterPath(locale)} className="mt-6">
        {texts.everything}
      </ButtonLink>
    </>
  )
}
