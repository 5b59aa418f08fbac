import type { FilterData } from '@mixed-zone/contract/schemas/lists'
import type { FilterCriteria } from '@mixed-zone/contract/rules/filter-path'
import type { Criterion } from './criteria.ts'

/** The filter groups in order. Matchdays and players are tags, also in the path. */
export const GROUPS = ['team', 'category', 'matchday', 'locale', 'tag'] as const

export type GroupId = (typeof GROUPS)[number]

export const CRITERION_OF: Readonly<Record<GroupId, Criterion>> = {
  team: 'team',
  category: 'category',
  matchday: 'tag',
  locale: 'locale',
  tag: 'tag',
}

export interface Choice {
  readonly textId: string
  readonly name: string
  /** Number of matching posts with the other filters applied. */
  readonly count: number
  /** The team whose crest is shown before the name. */
  readonly crest?: string
}

export type ChoiceGroups = Readonly<Record<GroupId, readonly Choice[]>>

interface Sources {
  /** All choices, independent of the current filter. */
  readonly all: FilterData | undefined
  /** Counts with the current filter. */
  readonly facets: FilterData | null | undefined
}

/**
 * The choices with their counts under the current filter. The order does not depend on the filter, so that a ticked line does not
 * move. Choices that the response does not count have no posts.
 */
export function choiceGroups({ all, facets }: Sources): ChoiceGroups {
  return {
    team: merged(all?.teams, facets?.teams, byCount).map((team) => ({ ...team, crest: team.textId })),
    category: merged(all?.categories, facets?.categories, byCount),
    matchday: merged(all?.matchdays, facets?.matchdays, latestFirst),
    locale: merged(all?.locales, facets?.locales, (locales) => [...locales]),
    tag: merged(all?.tags, facets?.tags, byCount).map(({ team, ...tag }) =>
      team === null ? tag : { ...tag, crest: team },
    ),
  }
}

interface Counted {
  readonly textId: string
  readonly name: string
  readonly count: number
}

/** All choices in order, then those that only the facets contain, each with its count. */
function merged<T extends Counted>(
  all: readonly T[] | undefined,
  facets: readonly T[] | undefined,
  inOrder: (choices: readonly T[]) => T[],
): T[] {
  if (facets === undefined) return inOrder(all ?? [])
  if (all === undefined) return inOrder(facets)
  const counts = new Map(facets.map(({ textId, count }) => [textId, count]))
  const known = new Set(all.map(({ textId }) => textId))
  const ordered = [...inOrder(all), ...facets.filter(({ textId }) => !known.has(textId))]
  return ordered.map((choice) => ({ ...choice, count: counts.get(choice.textId) ?? 0 }))
}

function byCount<T extends Counted>(choices: readonly T[]): T[] {
  return choices.toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
}

/** Matchdays with posts first, the latest on top. */
function latestFirst(matchdays: readonly FilterData['matchdays'][number][]): FilterData['matchdays'] {
  const hasPosts = ({ count }: Counted) => Number(count > 0)
  return matchdays.toSorted(
    (one, other) => hasPosts(other) - hasPosts(one) || other.startsOn.localeCompare(one.startsOn),
  )
}

export interface ActiveChoice {
  readonly criterion: Criterion
  readonly textId: string
  readonly name: string
  readonly crest?: string
}

/** The chosen filters by name. Unknown ones show their id from the URL. */
export function activeChoices(criteria: FilterCriteria, groups: ChoiceGroups): ActiveChoice[] {
  const found = (criterion: Criterion, textId: string): Choice | undefined =>
    GROUPS.filter((id) => CRITERION_OF[id] === criterion)
      .flatMap((id) => groups[id])
      .find((choice) => choice.textId === textId)
  return (['team', 'category', 'tag', 'locale'] as const).flatMap((criterion) =>
    criteria[criterion].map((textId) => {
      const { name = textId, crest } = found(criterion, textId) ?? {}
      return { criterion, textId, name, ...(crest === undefined ? {} : { crest }) }
    }),
  )
}
