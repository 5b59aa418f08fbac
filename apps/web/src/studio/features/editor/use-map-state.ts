import { useMemo, useReducer, useState } from 'react'

/** A map in the state of a component. Changes made in the same moment copy it once: filling down changes hundreds of entries. */
export function useMapState<Key, Value>(createEntries: () => Iterable<readonly [Key, Value]> = () => []) {
  const [entries] = useState(() => new Map(createEntries()))
  const [revision, addRevision] = useReducer((count: number) => count + 1, 0)
  // oxlint-disable-next-line react/exhaustive-deps -- each revision is a new copy
  const rendered = useMemo<ReadonlyMap<Key, Value>>(() => new Map(entries), [entries, revision])
  const [actions] = useState(() => ({
    /** With the changes that are not rendered yet. */
    get: (key: Key) => entries.get(key),
    set(key: Key, value: Value): void {
      entries.set(key, value)
      addRevision()
    },
    delete(key: Key): void {
      if (entries.delete(key)) addRevision()
    },
  }))
  return [rendered, actions] as const
}
