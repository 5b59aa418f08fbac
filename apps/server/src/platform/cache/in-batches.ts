/** Loads one by one what is asked for one by one, but all that is asked for in one go together. What is not there is undefined. */
export function inBatches<Key, Value>(
  loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let open: { readonly keys: Key[]; readonly loaded: Promise<ReadonlyMap<Key, Value>> } | null = null

  function begin() {
    const keys: Key[] = []
    // Whoever asks does so before the first of them can be answered.
    const loaded = Promise.resolve().then(() => {
      open = null
      return loadAll(keys)
    })
    return { keys, loaded }
  }

  return async (key) => {
    open ??= begin()
    const { keys, loaded } = open
    keys.push(key)
    return (await loaded).get(key)
  }
}
