import { isLocale } from '@mixed-zone/contract/locales'
import { parseFilterValue } from '@mixed-zone/contract/rules/filter-path'
import { LIST_PAGE_SIZE } from '@mixed-zone/contract/rules/limits'
import type { Criteria, Page } from '../../library/library.ts'
import { hasText } from '../text/text-query.ts'
import { splitWords } from '../text/words.ts'
import type { Terms } from './terms.repository.ts'

interface PageRequest {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

export interface PostFilter extends PageRequest {
  readonly text?: string | undefined
  readonly team?: string | undefined
  readonly category?: string | undefined
  readonly tag?: string | undefined
  readonly locale?: string | undefined
  readonly facets?: boolean | undefined
}

export interface SectionFilter extends PageRequest {
  readonly textId: string
}

type TermCriterion = 'team' | 'category' | 'tag'

type Aliases = Terms['aliases']

const ALIASES: Readonly<Record<TermCriterion, keyof Aliases>> = { team: 'teams', category: 'categories', tag: 'tags' }

/** The text ids of a criterion. In place of former ones and those of merged rows, the current ones. */
function currentTextIds(
  { aliases }: Pick<Terms, 'aliases'>,
  criterion: TermCriterion,
  value: string | undefined,
): string[] {
  const current = aliases[ALIASES[criterion]]
  return [...new Set(parseFilterValue(value).map((textId) => current.get(textId) ?? textId))]
}

/** Looks up the ids that the text ids name. One that names nothing matches nothing. */
export function parseCriteria(terms: Terms, filter: Omit<PostFilter, 'page'>): Criteria {
  const team = currentTextIds(terms, 'team', filter.team)
  const category = currentTextIds(terms, 'category', filter.category)
  // Matchdays and other tags share one parameter, and are two criteria.
  const tag = currentTextIds(terms, 'tag', filter.tag)
  const locale = parseFilterValue(filter.locale)
  const matchdays = idsOf(terms.matchdays, tag)
  return {
    ...(team.length > 0 && { teams: idsOf(terms.teams, team) }),
    ...(category.length > 0 && { categories: idsOf(terms.categories, category) }),
    ...(tag.length > matchdays.length && { tags: idsOf(terms.tags, tag) }),
    ...(matchdays.length > 0 && { matchdays }),
    ...(locale.length > 0 && { locales: locale.filter(isLocale) }),
  }
}

export type MovedCriteria = Partial<Record<TermCriterion, string>>

/** The criteria that have a former text id, with the current ones. */
export function movedCriteria(terms: Pick<Terms, 'aliases'>, filter: PostFilter): MovedCriteria {
  const moved: MovedCriteria = {}
  for (const criterion of ['team', 'category', 'tag'] as const) {
    const textIds = parseFilterValue(filter[criterion])
    if (textIds.some((textId) => terms.aliases[ALIASES[criterion]].has(textId))) {
      moved[criterion] = currentTextIds(terms, criterion, filter[criterion]).join(',')
    }
  }
  return moved
}

function idsOf(
  terms: readonly { readonly id: number; readonly shown: { readonly textId: string } }[],
  textIds: readonly string[],
): number[] {
  const wanted = new Set(textIds)
  return terms.flatMap(({ id, shown }) => (wanted.has(shown.textId) ? id : []))
}

export function pageOf({ page, pageSize }: PageRequest): { page: number; pageSize: number } {
  return { page: page ?? 1, pageSize: pageSize ?? LIST_PAGE_SIZE.default }
}

export function toOffset(request: PageRequest): Page {
  const { page, pageSize } = pageOf(request)
  return { offset: (page - 1) * pageSize, limit: pageSize }
}

/** Equal for filters with the same result, however they are written; different for all others. */
export function filterCacheKey({ text, team, category, tag, locale, facets, ...request }: PostFilter): string {
  // A text of punctuation alone matches nothing, and no text matches everything.
  const words = hasText(text) ? splitWords(text) : null
  const criteria = [team, category, tag, locale].map((value) => parseFilterValue(value).toSorted())
  return JSON.stringify([words, ...criteria, pageOf(request), facets !== false])
}

export function sectionCacheKey({ textId, ...request }: SectionFilter): string {
  return JSON.stringify([textId, pageOf(request)])
}
