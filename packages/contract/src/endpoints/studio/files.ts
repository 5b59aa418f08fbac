import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { localeSchema } from '../../schemas/locale.ts'
import { assetDetailsChangeSchema, assetStateSchema } from '../../schemas/studio/asset-details.ts'
import {
  assetIdsSchema,
  captionContextSchema,
  chosenOrderSchema,
  fileTargetSchema,
  fileUsesSchema,
  INBOX_SORTS,
  inboxFileSchema,
  inboxFilterFields,
  inboxMoveSchema,
  knownFileSchema,
  manyAssetTextsSavedSchema,
  manyAssetTextsSchema,
  MAX_DIGESTS,
  pendingUploadSchema,
  sha256Schema,
} from '../../schemas/studio/files.ts'
import { listAnswerSchema, listQuerySchema } from '../../schemas/studio/list.ts'
import { studioAssetSchema } from '../../schemas/studio/post-facts.ts'

const access = { kind: 'private', permission: 'posts' } as const

const ofPost = z.object({ id: idSchema })

const ofAsset = z.object({ id: idSchema, assetId: idSchema })

export const listUploads = defineEndpoint({
  method: 'GET',
  path: 'studio/uploads/pending',
  summary: "Lists the caller's uploads that have not ended, so that they can be resumed.",
  access,
  answer: z.object({ uploads: z.array(pendingUploadSchema) }),
  errors: [],
})

export const findKnownFiles = defineEndpoint({
  method: 'POST',
  path: 'studio/files/known',
  summary: 'Finds files that are already stored, by the SHA-256 of their bytes. Recalled ones are not found.',
  access,
  body: z.object({ digests: z.array(sha256Schema).check(z.minLength(1), z.maxLength(MAX_DIGESTS)) }),
  answer: z.object({ files: z.array(knownFileSchema) }),
  errors: [],
})

export const useKnownFile = defineEndpoint({
  method: 'POST',
  path: 'studio/files/use',
  summary:
    'Adds a stored file, found by its digest, without sending its bytes again. `order` puts it among the files that its person chooses for the post.',
  access,
  body: z.object({
    sha256: sha256Schema,
    name: z.string().check(z.maxLength(1_000)),
    target: fileTargetSchema,
    order: z.optional(chosenOrderSchema),
  }),
  answer: z.object({ assetId: z.string() }),
  status: 201,
  errors: ['not-found'],
})

export const saveAssetDetails = defineEndpoint({
  method: 'PUT',
  path: 'studio/posts/:id/assets/:assetId/details',
  summary: 'Saves focal point, frame, players and minute of a file in the draft, and whether it is used.',
  access,
  params: ofAsset,
  body: assetDetailsChangeSchema,
  answer: studioAssetSchema,
  errors: ['not-found', 'conflict'],
})

export const setAssetStates = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/assets/states',
  summary: 'Uses, sets aside or removes files of the draft. Readers see it at the next publication.',
  access,
  params: ofPost,
  body: z.object({ ids: assetIdsSchema, state: assetStateSchema }),
  answer: z.object({ assets: z.array(studioAssetSchema) }),
  errors: ['not-found'],
})

export const saveManyAssetTexts = defineEndpoint({
  method: 'PUT',
  path: 'studio/posts/:id/assets/texts',
  summary: 'Saves the texts of many files of the draft at once. Names those that somebody else has changed meanwhile.',
  access,
  params: ofPost,
  body: manyAssetTextsSchema,
  answer: manyAssetTextsSavedSchema,
  errors: ['not-found'],
})

export const cancelAssetChange = defineEndpoint({
  method: 'DELETE',
  path: 'studio/posts/:id/assets/:assetId/changes/:kind',
  summary: 'Discards new bytes or a new poster of a file that were not published yet.',
  access,
  params: z.object({ id: idSchema, assetId: idSchema, kind: z.enum(['replacement', 'poster']) }),
  answer: studioAssetSchema,
  errors: ['not-found'],
})

export const setSubtitlesState = defineEndpoint({
  method: 'PUT',
  path: 'studio/posts/:id/assets/:assetId/subtitles/:locale',
  summary: 'Removes the subtitles of a video in a language from the draft, or uses them again.',
  access,
  params: z.object({ id: idSchema, assetId: idSchema, locale: localeSchema }),
  body: z.object({ state: z.enum(['used', 'removed']) }),
  answer: studioAssetSchema,
  errors: ['not-found'],
})

export const getFileUses = defineEndpoint({
  method: 'GET',
  path: 'studio/files/:assetId/uses',
  summary: 'Names the posts that use the bytes of a file, and how many people have downloaded them, alone or in a zip.',
  access,
  params: z.object({ assetId: idSchema }),
  answer: fileUsesSchema,
  errors: ['not-found'],
})

export const getCaptionContext = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/:id/caption-context',
  summary: 'Returns squads, clubs and match of a post, which the variables of captions stand for.',
  access,
  params: ofPost,
  answer: captionContextSchema,
  errors: ['not-found'],
})

export const listInbox = defineEndpoint({
  method: 'GET',
  path: 'studio/inbox',
  summary: 'Lists files without a post, latest first unless sorted. They are deleted after 30 days.',
  access,
  query: listQuerySchema(INBOX_SORTS, inboxFilterFields),
  answer: listAnswerSchema(inboxFileSchema),
  errors: [],
})

export const moveInboxFiles = defineEndpoint({
  method: 'POST',
  path: 'studio/inbox/move',
  summary: 'Adds files of the inbox to the draft of a post, or of a new one.',
  access,
  body: inboxMoveSchema,
  answer: z.object({ postId: z.string(), moved: z.number() }),
  errors: ['not-found'],
})

export const deleteInboxFiles = defineEndpoint({
  method: 'POST',
  path: 'studio/inbox/delete',
  summary: 'Deletes files of the inbox for good. What a colleague has moved or deleted meanwhile is left out.',
  access,
  body: z.object({ ids: assetIdsSchema }),
  answer: z.object({ deleted: z.number() }),
  errors: ['not-found'],
})
