import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_BASKET_ITEMS } from '../rules/limits.ts'
import { RENDITIONS } from '../schemas/asset.ts'
import { basketSchema, downloadSchema, ZIP_SOURCES, zipFields } from '../schemas/downloads.ts'
import { idSchema } from '../schemas/id.ts'

export const getFileUrl = defineEndpoint({
  method: 'POST',
  path: 'private/get-file-url',
  summary: 'Returns the bytes of a file, or its URL for callers who accept JSON only.',
  access: { kind: 'private' },
  body: z.object({ assetId: idSchema, rendition: z.optional(z.enum(RENDITIONS)) }),
  answer: downloadSchema,
  bytes: true,
  errors: ['not-found', 'gone'],
})

export const getZip = defineEndpoint({
  method: 'POST',
  path: 'private/get-zip',
  summary: 'Returns the bytes of a zip, or its URL for callers who accept JSON only. Exactly one source must be named.',
  access: { kind: 'private' },
  body: z
    .object(zipFields)
    .check(z.refine((body) => ZIP_SOURCES.filter((source) => body[source] !== undefined).length === 1)),
  // The ids of as many files as a zip can hold.
  maxBodyBytes: 1024 * 1024,
  answer: downloadSchema,
  bytes: true,
  errors: ['not-found', 'gone', 'rate-limit'],
})

export const getBasket = defineEndpoint({
  method: 'GET',
  path: 'private/basket',
  summary: "Returns the caller's basket.",
  access: { kind: 'private' },
  answer: basketSchema,
  errors: [],
})

export const addToBasket = defineEndpoint({
  method: 'POST',
  path: 'private/basket',
  summary: 'Adds files to the basket. Idempotent.',
  access: { kind: 'private' },
  body: z.object({ assetIds: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_BASKET_ITEMS)) }),
  answer: basketSchema,
  errors: ['not-found'],
})

export const removeFromBasket = defineEndpoint({
  method: 'POST',
  path: 'private/basket/remove',
  summary: 'Removes files from the basket. Idempotent.',
  access: { kind: 'private' },
  // The basket of two merged accounts can hold twice as many.
  body: z.object({ assetIds: z.array(idSchema).check(z.minLength(1), z.maxLength(2 * MAX_BASKET_ITEMS)) }),
  answer: basketSchema,
  errors: [],
})
