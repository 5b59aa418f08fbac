/** What several files have in common. */
export type SharedValue<Value> = { readonly isShared: true; readonly value: Value } | { readonly isShared: false }

export function sharedValue<Value>(values: readonly Value[]): SharedValue<Value> {
  const [first, ...others] = values
  if (first === undefined) return { isShared: false }
  const key = JSON.stringify(first)
  return others.every((other) => JSON.stringify(other) === key) ? { isShared: true, value: first } : { isShared: false }
}
