import {
  buildFilterValue,
  MAX_FILTER_TEXT_CHARACTERS,
  type FilterCriteria,
} from '@mixed-zone/contract/rules/filter-path'

/** The criteria with choices; `text` is free text. */
export type Criterion = Exclude<keyof FilterCriteria, 'text'>

const CRITERIA: readonly Criterion[] = ['team', 'category', 'tag', 'locale']

// Longer ones are refused by the API.
const MAX_VALUE_CHARACTERS = 4096

/** Adds a choice, or removes it if it is already chosen. */
export function toggled(criteria: FilterCriteria, criterion: Criterion, textId: string): FilterCriteria {
  const chosen = criteria[criterion]
  const next = chosen.includes(textId) ? chosen.filter((other) => other !== textId) : [...chosen, textId]
  return { ...criteria, [criterion]: next }
}

/** The number of choices, without the text. */
export function choiceCount(criteria: FilterCriteria): number {
  return CRITERIA.reduce((total, criterion) => total + criteria[criterion].length, 0)
}

export function isFiltering(criteria: FilterCriteria): boolean {
  return criteria.text !== '' || choiceCount(criteria) > 0
}

/** Whether the API would accept the criteria: a URL may contain anything. */
export function isValidQuery(criteria: FilterCriteria): boolean {
  const values = CRITERIA.map((criterion) => buildFilterValue(criteria[criterion]))
  const isShort =
    criteria.text.length <= MAX_FILTER_TEXT_CHARACTERS && values.every(({ length }) => length <= MAX_VALUE_CHARACTERS)
  return isShort && !/[\0\p{Surrogate}]/u.test([criteria.text, ...values].join(' '))
}

/** The request body: empty criteria are left out. */
export function toQuery(criteria: FilterCriteria): Partial<Record<Criterion | 'text', string>> {
  const values = CRITERIA.filter((criterion) => criteria[criterion].length > 0).map(
    (criterion) => [criterion, buildFilterValue(criteria[criterion])] as const,
  )
  return { ...Object.fromEntries(values), ...(criteria.text === '' ? {} : { text: criteria.text }) }
}
