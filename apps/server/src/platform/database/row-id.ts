export function rowId(id: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(id)) return null
  const number = Number(id)
  return Number.isSafeInteger(number) ? number : null
}

/** Those that can be the id of a row. */
export function rowIds(ids: readonly string[]): number[] {
  return ids.map(rowId).filter((id) => id !== null)
}
