export function rowId(id: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(id)) return null
  const number = Number(id)
  return Number.isSafeInteger(number) ? number : null
}
