import type { Endpoint } from '@mixed-zone/contract/endpoint'
import { ownSessionSchema, userDataSchema } from '@mixed-zone/contract/schemas/account'
import { assetSchema, pictureSchema } from '@mixed-zone/contract/schemas/asset'
import {
  decidedSchema,
  deskPersonSchema,
  deskRequestSchema,
  trustedDomainSchema,
} from '@mixed-zone/contract/schemas/desk'
import { basketItemSchema, basketSchema, downloadSchema } from '@mixed-zone/contract/schemas/downloads'
import { failureSchema } from '@mixed-zone/contract/schemas/failure'
import { homeSchema } from '@mixed-zone/contract/schemas/pages'
import { userSchema } from '@mixed-zone/contract/schemas/person'
import { cardSchema, postSchema } from '@mixed-zone/contract/schemas/post'
import {
  fixtureSchema,
  matchdaySchema,
  sectionSchema,
  teamSchema,
  termSchema,
} from '@mixed-zone/contract/schemas/taxonomy'
import * as z from 'zod/mini'

/** Schemas that several calls share, by the name under which the description shows them. */
const SHARED: Readonly<Record<string, z.ZodMiniType>> = {
  Failure: failureSchema,
  User: userSchema,
  UserData: userDataSchema,
  OwnSession: ownSessionSchema,
  DeskRequest: deskRequestSchema,
  DeskPerson: deskPersonSchema,
  Decided: decidedSchema,
  TrustedDomain: trustedDomainSchema,
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

export type JsonSchema = Readonly<Record<string, unknown>>

/** `POST private/logout` is named `PostPrivateLogout`. */
export function operationName({ method, path }: Endpoint): string {
  return [method, ...path.split(/\W+/)]
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')
}

/** Every schema of the calls as JSON Schema, each once, referring to each other. */
export function describeSchemas(endpoints: readonly Endpoint[]): Record<string, JsonSchema> {
  const sent = z.registry<{ id: string }>()
  const answered = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SHARED)) answered.add(schema, { id })
  for (const endpoint of endpoints) {
    if (endpoint.body) sent.add(endpoint.body, { id: `${operationName(endpoint)}Body` })
    if (endpoint.answer && !answered.has(endpoint.answer)) {
      answered.add(endpoint.answer, { id: `${operationName(endpoint)}Answer` })
    }
  }
  return { ...toJson(sent, 'input'), ...toJson(answered, 'output') }
}

/** The name of an endpoint's answer: a shared one where it is one. */
export function answerName(endpoint: Endpoint): string {
  const shared = Object.entries(SHARED).find(([, schema]) => schema === endpoint.answer)
  return shared?.[0] ?? `${operationName(endpoint)}Answer`
}

/** Each field of an object's schema as JSON Schema of what is sent. */
export function fieldSchemas(schema: z.ZodMiniType | undefined): { name: string; schema: unknown }[] {
  if (!schema) return []
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({ name, schema: property }))
}

export function referTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

function toJson(registry: z.core.$ZodRegistry<{ id: string }>, io: 'input' | 'output'): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _id, $schema: _dialect, ...schema }]) => [name, { ...schema }]),
  )
}
