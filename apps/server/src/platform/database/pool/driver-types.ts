const asIs = (value: string): string => value

/**
 * How values travel, the same for Drizzle and for plain statements. Keys are only names; the numbers are those of PostgreSQL's types.
 * JSON is taken as text, because Drizzle hands it over that way and a text cannot be told from a JSON string.
 */
export const driverTypes = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  day: { to: 1082, from: [1082], serialize: asIs, parse: asIs },
  json: { to: 3802, from: [114, 3802], serialize: asIs, parse: (text: string): unknown => JSON.parse(text) },
}
