/** The entry of a map that must exist; the data is inconsistent otherwise. */
export function getRequired<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo league has no ${String(key)}.`)
  return value
}
