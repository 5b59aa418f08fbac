import type { Group } from '../facets/facets.repository.ts'

/** A choice of a group: the number of a row, or a language. */
export type Choice = number | string

/** Numbers for the choices of all groups, from zero up, so that lists can be looked up by them. */
export interface ChoiceNumbers {
  /** Its number; one that was never seen gets the next. */
  numberOf(group: Group, choice: Choice): number
  /** The number of one that was seen. */
  find(group: Group, choice: Choice): number | undefined
  /** Everything of a group that was seen, by its number. */
  listOf(group: Group): ReadonlyMap<Choice, number>
  readonly length: number
}

export function createChoiceNumbers(): ChoiceNumbers {
  const numbers: Record<Group, Map<Choice, number>> = {
    teams: new Map(),
    categories: new Map(),
    tags: new Map(),
    locales: new Map(),
  }
  let length = 0
  return {
    numberOf(group, choice) {
      const known = numbers[group].get(choice)
      if (known !== undefined) return known
      numbers[group].set(choice, length)
      length += 1
      return length - 1
    },
    find: (group, choice) => numbers[group].get(choice),
    listOf: (group) => numbers[group],
    get length() {
      return length
    },
  }
}
