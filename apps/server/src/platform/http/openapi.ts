import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type Endpoint, errorsOf } from '@mixed-zone/contract/endpoint'
import { ERROR_STATUS } from '@mixed-zone/contract/errors'
import { ownSessionSchema, userDataSchema } from '@mixed-zone/contract/schemas/account'
import { assetSchema, pictureSchema } from '@mixed-zone/contract/schemas/asset'
import { basketItemSchema, basketSchema, downloadSchema } from '@mixed-zone/contract/schemas/downloads'
import { failureSchema } from '@mixed-zone/contract/schemas/failure'
import { homeSchema } from '@mixed-zone/contract/schemas/pages'
import { userSchema } from '@mixed-zone/contract/schemas/user'
import { cardSchema, postSchema } from '@mixed-zone/contract/schemas/post'
import { studioPersonSchema } from '@mixed-zone/contract/schemas/studio/people'
import { evidenceSchema, studioDomainSchema, studioRequestSchema } from '@mixed-zone/contract/schemas/studio/requests'
import {
  fixtureSchema,
  matchdaySchema,
  sectionSchema,
  teamSchema,
  termSchema,
} from '@mixed-zone/contract/schemas/taxonomy'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

/** Schemas that several endpoints share, by their names in the document's components. */
const SHARED_SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  Failure: failureSchema,
  User: userSchema,
  UserData: userDataSchema,
  OwnSession: ownSessionSchema,
  StudioRequest: studioRequestSchema,
  Evidence: evidenceSchema,
  StudioPerson: studioPersonSchema,
  StudioDomain: studioDomainSchema,
  Term: termSchema,
  Team: teamSchema,
  Section: sectionSchema,
  Fixture: fixtureSchema,
  Matchday: matchdaySchema,
  Picture: pictureSchema,
  Asset: assetSchema,
  Card: cardSchema,
  Post: postSchema,
  Home: homeSchema,
  Download: downloadSchema,
  Basket: basketSchema,
  BasketItem: basketItemSchema,
}

const SECURITY = { open: [], public: [{ clientCredential: [] }], private: [{ bearerToken: [] }] }

/** Publishes the registered endpoints: as OpenAPI 3.1 at `/api/openapi.json`, as a page at `/api/docs`. Call it before routes are added. */
export async function registerOpenApi(app: FastifyInstance, { version }: { version: string }): Promise<void> {
  const schemaRegistry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SHARED_SCHEMAS)) schemaRegistry.add(schema, { id })

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mixed Zone',
        version,
        description:
          'JSON in UTF-8. Times are ISO 8601 in UTC. Unknown fields are ignored. A failed call returns `Failure`, with its message in the language of `Accept-Language`: es, en or pt, Spanish by default.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          clientCredential: {
            type: 'http',
            scheme: 'basic',
            description: 'Fixed and not secret: it grants nothing by itself.',
          },
          bearerToken: { type: 'http', scheme: 'bearer', description: 'The `token` that login returns.' },
        },
      },
    },
    hideUntagged: true,
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  })
  app.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()))
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Mixed Zone API' },
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
  })
}

/** The Fastify schema of an endpoint: checked on requests and responses, and shown in the document. */
export function schemaOf(endpoint: Endpoint) {
  const { access, params, query, body } = endpoint
  const { permission, also, staff, confirmed } = access.kind === 'private' ? access : {}
  const needs = [
    ...(permission ? [`Requires the permission \`${permission}\`${also ? ` and \`${also}\`` : ''}.`] : []),
    ...(staff ? ['For staff.'] : []),
    ...(confirmed ? ['Requires `POST private/confirm` within the last 10 minutes.'] : []),
  ]
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.path.startsWith('studio/') ? 'studio' : access.kind],
    security: SECURITY[access.kind],
    ...(needs.length > 0 && { description: needs.join(' ') }),
    ...(permission && { 'x-permission': permission }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { [statusOf(endpoint)]: successResponse(endpoint), ...failureResponses(endpoint) },
  }
}

export function statusOf({ status, answer, bytes }: Endpoint): number {
  return status ?? (answer || bytes ? 200 : 204)
}

function successResponse({ answer, bytes }: Endpoint): object {
  if (!answer && !bytes) return z.undefined()
  const note = bytes && answer ? ' JSON where `Accept` names `application/json` and not `*/*`.' : ''
  return {
    description: `${bytes ? "The file's bytes." : 'Success.'}${note}`,
    content: {
      ...(bytes && { 'application/octet-stream': { schema: z.unknown() } }),
      ...(answer && { 'application/json': { schema: answer } }),
    },
  }
}

/** One response for each status, naming the error types that can have it. */
function failureResponses(endpoint: Endpoint): Record<string, object> {
  const typesByStatus = Map.groupBy(errorsOf(endpoint), (type) => ERROR_STATUS[type])
  return Object.fromEntries(
    [...typesByStatus].map(([status, types]) => [
      status,
      {
        description: types.map((type) => `\`${type}\``).join(', '),
        content: { 'application/json': { schema: failureSchema } },
      },
    ]),
  )
}

/** `POST private/logout` becomes `PostPrivateLogout`. */
function operationId({ method, path }: Endpoint): string {
  return [method, ...path.split(/\W+/)]
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')
}
