import type * as z from 'zod/mini'

interface Place {
  readonly value: unknown
  readonly path: readonly PropertyKey[]
}

/** Texts that PostgreSQL cannot hold: with a NUL, or with half a surrogate pair. */
export function findUnstorable(value: unknown): z.core.$ZodIssue[] {
  const issues: z.core.$ZodIssue[] = []
  // A list instead of recursion: how deep a value goes is the sender's choice.
  const open: Place[] = [{ value, path: [] }]
  for (let place = open.pop(); place; place = open.pop()) {
    if (typeof place.value === 'string') {
      if (!isStorable(place.value)) {
        issues.push({ code: 'custom', path: [...place.path], message: 'cannot be stored', input: undefined })
      }
      continue
    }
    if (typeof place.value !== 'object' || place.value === null) continue
    for (const [key, inner] of Object.entries(place.value)) open.push({ value: inner, path: [...place.path, key] })
  }
  return issues
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
