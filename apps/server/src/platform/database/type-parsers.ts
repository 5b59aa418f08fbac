import { type CustomTypesConfig, types } from 'pg'

type Parse = (text: string) => unknown

const asText: Parse = (text) => text

const TEXT_ARRAY: number = 1009
const parseTextArray: (text: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY)

const arrayOf =
  (parseItem: Parse): Parse =>
  (text) =>
    parseTextArray(text).map((item) => (item === null ? null : parseItem(item)))

/** A search returns up to all ids: the general parser takes fifteen times as long. A null in the array is not JSON. */
const parseNumbers: Parse = (text) =>
  text.includes('N') ? arrayOf(Number)(text) : JSON.parse(`[${text.slice(1, -1)}]`)

/** By type OID. No id or size exceeds the 53 bits of a double. */
const PARSERS: Readonly<Record<number, Parse>> = {
  20: Number, // int8
  1016: parseNumbers, // int8[]
  1082: asText, // date: a calendar day has no time zone, so it cannot become a Date
  1182: arrayOf(asText), // date[]
}

/** pg's defaults, except for a few types. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => PARSERS[oid] ?? types.getTypeParser(oid, format),
}
