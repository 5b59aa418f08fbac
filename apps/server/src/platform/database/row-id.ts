import { ApiError } from '../errors/api-error.ts'

export function rowId(id: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(id)) return null
  const number = Number(id)
  return Number.isSafeInteger(number) ? number : null
}

/** An id that cannot exist is `not-found`, like one that does not. */
export function requireRowId(id: string): number {
  const found = rowId(id)
  if (found === null) throw new ApiError('not-found')
  return found
}

/** Those that can be the id of a row. */
export function rowIds(ids: readonly string[]): number[] {
  return ids.map(rowId).filter((id) => id !== null)
}
