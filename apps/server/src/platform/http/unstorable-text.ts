import type * as z from 'zod/mini'

/** Where a value stands; linked upwards, so that going deep costs nothing until a path is needed. */
interface Place {
  readonly value: unknown
  readonly key: string
  readonly parent: Place | null
}

const MOST_REPORTED = 20

/** Texts that PostgreSQL cannot hold: with a NUL, or with half a surrogate pair. */
export function findUnstorable(value: unknown): z.core.$ZodIssue[] {
  const issues: z.core.$ZodIssue[] = []
  // A list instead of recursion: how deep a value goes is the sender's choice.
  const open: Place[] = [{ value, key: '', parent: null }]
  for (let place = open.pop(); place && issues.length < MOST_REPORTED; place = open.pop()) {
    if (typeof place.value === 'string' && !isStorable(place.value)) {
      issues.push({ code: 'custom', path: pathTo(place), message: 'cannot be stored', input: undefined })
    }
    if (typeof place.value !== 'object' || place.value === null) continue
    for (const [key, inner] of Object.entries(place.value)) open.push({ value: inner, key, parent: place })
  }
  return issues
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function pathTo(place: Place): string[] {
  const path: string[] = []
  for (let current = place; current.parent; current = current.parent) path.push(current.key)
  return path.reverse()
}
