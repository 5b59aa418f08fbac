import {
  buildFilterValue,
  FILTER_TEXT_MAX_CHARACTERS,
  type FilterCriteria,
} from '@mixed-zone/contract/rules/filter-path'

/** What a choice can be made in; the free text is the one that is typed. */
export type Criterion = Exclude<keyof FilterCriteria, 'text'>

const CRITERIA: readonly Criterion[] = ['team', 'category', 'tag', 'locale']

// Longer ones are refused by the API.
const VALUE_MAX_CHARACTERS = 4096

/** The same with one choice more, or with one less where it was made already. */
export function toggled(criteria: FilterCriteria, criterion: Criterion, textId: string): FilterCriteria {
  const chosen = criteria[criterion]
  const next = chosen.includes(textId) ? chosen.filter((other) => other !== textId) : [...chosen, textId]
  return { ...criteria, [criterion]: next }
}

/** How many choices are made, the text apart. */
export function choiceCount(criteria: FilterCriteria): number {
  return CRITERIA.reduce((total, criterion) => total + criteria[criterion].length, 0)
}

export function isFiltering(criteria: FilterCriteria): boolean {
  return criteria.text !== '' || choiceCount(criteria) > 0
}

/** Whether the API can be asked: an address may hold anything. */
export function isValidQuery(criteria: FilterCriteria): boolean {
  const values = CRITERIA.map((criterion) => buildFilterValue(criteria[criterion]))
  const isShort =
    criteria.text.length <= FILTER_TEXT_MAX_CHARACTERS && values.every(({ length }) => length <= VALUE_MAX_CHARACTERS)
  return isShort && !/[\0\p{Surrogate}]/u.test([criteria.text, ...values].join(' '))
}

/** The request body: empty criteria are left out. */
export function toQuery(criteria: FilterCriteria): Partial<Record<Criterion | 'text', string>> {
  const values = CRITERIA.filter((criterion) => criteria[criterion].length > 0).map(
    (criterion) => [criterion, buildFilterValue(criteria[criterion])] as const,
  )
  return { ...Object.fromEntries(values), ...(criteria.text === '' ? {} : { text: criteria.text }) }
}
