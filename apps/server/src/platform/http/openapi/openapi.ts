import { type Endpoint, errorsOf } from '@mixed-zone/contract/endpoint'
import { ERRORS, type ErrorType } from '@mixed-zone/contract/errors'
import { LOCALES } from '@mixed-zone/contract/locales'
import { answerName, describeSchemas, fieldSchemas, operationName, referTo } from './schema-names.ts'

const SECURITY = { public: 'clientCredential', private: 'bearerToken' } as const

export interface ApiOperation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly 'x-permission'?: string
  readonly parameters: readonly object[]
  readonly requestBody?: { readonly required: true; readonly content: object }
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

export interface ApiDescription {
  readonly openapi: '3.1.0'
  readonly info: Readonly<Record<string, string>>
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly components: Readonly<Record<'schemas' | 'securitySchemes' | 'parameters', Readonly<Record<string, object>>>>
}

/** OpenAPI 3.1 says of bytes no more than their type. */
const BYTES = { 'application/octet-stream': {} }

const LANGUAGE_PARAMETER = { $ref: '#/components/parameters/AcceptLanguage' }
const NAME_PARAMETER = { $ref: '#/components/parameters/FirstName' }

/** OpenAPI 3.1 of the calls that are registered: what is not there is not described. */
export function describeApi(endpoints: readonly Endpoint[], { version }: { version: string }): ApiDescription {
  const paths: Record<string, Record<string, ApiOperation>> = {}
  for (const endpoint of endpoints) {
    // OpenAPI writes values in braces.
    const path = `/api/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mixed Zone',
      version,
      summary: "The calls of the league's portal for journalists.",
      description:
        'JSON in UTF-8. Times are ISO 8601 in UTC. Unknown fields are ignored. A failed call answers `Failure`, its message in the language of `Accept-Language`.',
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'public', description: 'Carry the fixed client credential.' },
      { name: 'private', description: 'Carry the bearer token of a living session.' },
    ],
    paths,
    components: {
      schemas: describeSchemas(endpoints),
      securitySchemes: {
        [SECURITY.public]: {
          type: 'http',
          scheme: 'basic',
          description: 'Fixed, and no secret: it unlocks nothing by itself.',
        },
        [SECURITY.private]: { type: 'http', scheme: 'bearer', description: 'The `token` of the login answer.' },
      },
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The language of the words in the answer; Spanish where it names none of the three.',
          schema: { type: 'string', examples: LOCALES },
        },
        FirstName: {
          name: 'X-First-Name',
          in: 'header',
          description: "The person's first name, percent-encoded. For the log, never for a decision.",
          schema: { type: 'string' },
        },
      },
    },
  }
}

function describeOperation(endpoint: Endpoint): ApiOperation {
  const { access } = endpoint
  const isPrivate = access.kind === 'private'
  return {
    operationId: operationName(endpoint),
    summary: endpoint.summary,
    tags: [access.kind],
    security: access.kind === 'open' ? [] : [{ [SECURITY[access.kind]]: [] }],
    ...(isPrivate && access.permission ? { 'x-permission': access.permission } : {}),
    parameters: [...valuesOf(endpoint), LANGUAGE_PARAMETER, ...(isPrivate ? [NAME_PARAMETER] : [])],
    ...(endpoint.body ? { requestBody: { required: true, content: json(`${operationName(endpoint)}Body`) } } : {}),
    responses: { ...describeSuccess(endpoint), ...describeFailures(endpoint) },
  }
}

/** The values in the path and after it. */
function valuesOf({ params, query }: Endpoint): object[] {
  const inPath = fieldSchemas(params).map(({ name, schema }) => ({ name, in: 'path', required: true, schema }))
  const inQuery = fieldSchemas(query).map(({ name, schema }) => ({ name, in: 'query', required: false, schema }))
  return [...inPath, ...inQuery]
}

function describeSuccess(endpoint: Endpoint): Record<string, { description: string }> {
  const { answer, bytes, status } = endpoint
  if (!answer && !bytes) return { [status ?? 204]: { description: 'Done.' } }
  const description = bytes ? describeBytes(answer !== undefined) : 'Success.'
  const content = { ...(bytes ? BYTES : {}), ...(answer ? json(answerName(endpoint)) : {}) }
  return { [status ?? 200]: { description, ...{ content } } }
}

/** One answer for each status, naming the error types that it can bear. */
function describeFailures(endpoint: Endpoint): Record<string, { description: string }> {
  const typesByStatus = Map.groupBy(errorsOf(endpoint), (type) => ERRORS[type].status)
  const named = ([status, types]: [number, ErrorType[]]) => [
    status,
    { description: types.map((type) => `\`${type}\``).join(', '), content: json('Failure') },
  ]
  return Object.fromEntries([...typesByStatus].sort(([a], [b]) => a - b).map(named))
}

function describeBytes(hasJson: boolean): string {
  const bytes = "The file's bytes."
  return hasJson ? `${bytes} JSON where \`Accept\` names \`application/json\` and not \`*/*\`.` : bytes
}

function json(schemaName: string): object {
  return { 'application/json': { schema: referTo(schemaName) } }
}
