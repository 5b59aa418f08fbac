import { readList, writeList } from './lists.ts'

const asIs = (value: string): string => value

const list = (oid: number, readItem: (item: string) => unknown = asIs) => ({
  to: oid,
  from: [oid],
  // The query builder writes lists itself.
  serialize: (value: string | readonly unknown[]) => (typeof value === 'string' ? value : writeList(value)),
  parse: (text: string) => readList(text, readItem),
})

/**
 * How values travel, the same for Drizzle and for plain statements. Keys are only names; the numbers are those of PostgreSQL's types.
 * JSON is taken as text, because Drizzle hands it over that way and a text cannot be told from a JSON string. Lists are here
 * because the driver would ask the database about them whenever it connects, and the process dies if that fails.
 */
export const driverTypes = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  day: { to: 1082, from: [1082], serialize: asIs, parse: asIs },
  json: { to: 3802, from: [114, 3802], serialize: asIs, parse: (text: string): unknown => JSON.parse(text) },
  booleans: list(1000, (item) => item === 't'),
  integers: list(1007, Number),
  texts: list(1009),
  varchars: list(1015),
  bigints: list(1016, Number),
  doubles: list(1022, Number),
  moments: list(1185, (item) => new Date(item)),
  uuids: list(2951),
}
