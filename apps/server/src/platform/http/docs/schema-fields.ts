import type { JsonSchema } from '../openapi/schema-names.ts'

export interface Field {
  /** Dotted where it lies inside another. */
  readonly name: string
  readonly isRequired: boolean
  readonly type: FieldType
}

/** A type in words; `reference` names the shape that it is made of. */
export interface FieldType {
  readonly words: string
  readonly reference?: string
}

/** The fields of an object, those of objects inside it with dotted names. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(asRecord(schema['properties'])).flatMap(([key, value]) => {
    const inner = asRecord(value)
    const name = prefix === '' ? key : `${prefix}.${key}`
    const field = { name, isRequired: required.includes(key), type: typeOf(inner) }
    const { schema: nested, suffix } = nestedObject(inner)
    return nested ? [field, ...fieldsOf(nested, `${name}${suffix}`)] : [field]
  })
}

export function typeOf(schema: JsonSchema): FieldType {
  if (typeof schema['$ref'] === 'string') {
    const reference = schema['$ref'].slice(schema['$ref'].lastIndexOf('/') + 1)
    return { words: reference, reference }
  }
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) return joinTypes(choices.map((choice) => typeOf(asRecord(choice))))
  if (Array.isArray(schema['enum'])) return { words: schema['enum'].map((word) => JSON.stringify(word)).join(' | ') }
  if ('const' in schema) return { words: JSON.stringify(schema['const']) }
  if (schema['type'] === 'array') {
    const { words, ...rest } = typeOf(asRecord(schema['items']))
    return { words: `list of ${words}`, ...rest }
  }
  return { words: [schema['type'] ?? 'anything', formatOf(schema)].filter(Boolean).join(', ') }
}

function joinTypes(types: readonly FieldType[]): FieldType {
  const reference = types.find((type) => type.reference !== undefined)?.reference
  const words = types.map((type) => type.words).join(' or ')
  return reference === undefined ? { words } : { words, reference }
}

function formatOf(schema: JsonSchema): string {
  const limits = [
    typeof schema['format'] === 'string' ? schema['format'] : '',
    typeof schema['maxLength'] === 'number' ? `up to ${schema['maxLength']} characters` : '',
  ]
  return limits.filter(Boolean).join(', ')
}

/** The object whose fields are worth listing: the value itself, one that may be null, or the members of a list. */
function nestedObject(schema: JsonSchema): { schema?: JsonSchema; suffix: string } {
  if (schema['properties']) return { schema, suffix: '' }
  const choices = schema['anyOf'] ?? schema['oneOf']
  const inner = Array.isArray(choices) ? choices.map(asRecord).find((choice) => choice['properties']) : undefined
  if (inner) return { schema: inner, suffix: '' }
  const items = asRecord(schema['items'])
  return items['properties'] ? { schema: items, suffix: '[]' } : { suffix: '' }
}

function asRecord(value: unknown): JsonSchema {
  // Checked: a non-null object is a record of unknown values.
  return typeof value === 'object' && value !== null ? (value as JsonSchema) : {}
}
