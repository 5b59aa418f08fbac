import type { FixtureChange } from '@mixed-zone/contract/schemas/taxonomy'
import type { QueryClient } from '@tanstack/react-query'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A copy in which every fixture with this id is changed; what does not contain it stays the same object. */
export function withFixtureChange<Data>(data: Data, change: FixtureChange): Data {
  if (!isRecord(data)) return data
  if (data['id'] === change.id && 'kickOff' in data && 'score' in data) return { ...data, ...change }
  let isChanged = false
  const copy = (value: unknown) => {
    const next = withFixtureChange(value, change)
    isChanged ||= next !== value
    return next
  }
  const next = Array.isArray(data)
    ? data.map(copy)
    : Object.fromEntries(Object.entries(data).map(([key, value]) => [key, copy(value)]))
  // The same shape as before: only values of fixtures differ.
  return isChanged ? (next as Data) : data
}

/** Shows a new score wherever readers see the fixture, without loading it: all of them would ask at once. The studio loads what it shows. */
export function showFixtureChange(client: QueryClient, change: FixtureChange): void {
  const queries = client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] !== 'studio' })
  for (const query of queries) {
    const data: unknown = query.state.data
    const next = withFixtureChange(data, change)
    if (next === data) continue
    // As old as before: the rest of it has to be loaded when it would have been.
    client.setQueryData(query.queryKey, next, { updatedAt: query.state.dataUpdatedAt })
    // What is on its way may be from before the change.
    if (query.state.fetchStatus === 'fetching') void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
}
