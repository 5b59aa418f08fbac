import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { localeSchema } from '../../schemas/locale.ts'
import { postSchema } from '../../schemas/post.ts'
import { listAnswerSchema, listQuerySchema } from '../../schemas/studio/list.ts'
import {
  assetCopySchema,
  commentSchema,
  correctionSchema,
  createdPreviewLinkSchema,
  newCommentSchema,
  noteSchema,
  noticedSchema,
  previewLinkSchema,
  recipientSchema,
  recipientsSummarySchema,
  versionItemSchema,
  versionSchema,
} from '../../schemas/studio/versions.ts'

const access = { kind: 'private', permission: 'posts' } as const

const publishAccess = { ...access, also: 'publish' } as const

const params = z.object({ id: idSchema })

export const listVersions = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/:id/versions',
  summary:
    'Lists the versions of a post, newest first, with what each changed, and names the one that was published last.',
  access,
  params,
  query: listQuerySchema(['number'], {}),
  answer: z.extend(listAnswerSchema(versionItemSchema), {
    /** Its number, whichever page it is on; null if none was published. */
    lastPublished: z.nullable(z.number()),
  }),
  errors: ['not-found'],
})

export const recordVersion = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/versions',
  summary:
    'Stores the draft as a version, on leaving the editor. Stores nothing if nothing changed since the last one.',
  access,
  params,
  answer: z.object({ number: z.nullable(z.number()) }),
  errors: ['not-found'],
})

const versionParams = z.object({ id: idSchema, number: idSchema })

export const getVersion = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/:id/versions/:number',
  summary: 'Returns a version with texts, facts and captions. Number 0 is the draft as it is now.',
  access,
  params: versionParams,
  answer: versionSchema,
  errors: ['not-found'],
})

export const restoreVersion = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/versions/:number/restore',
  summary: 'Makes a version the draft again, as an edit: all of it, or the texts of one language.',
  access,
  params: versionParams,
  body: z.object({ locale: z.optional(localeSchema) }),
  answer: z.object({ number: z.number() }),
  errors: ['not-found', 'conflict'],
})

export const listComments = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/:id/comments',
  summary: 'Lists the comments on passages of a post, oldest first.',
  access,
  params,
  answer: z.object({ items: z.array(commentSchema) }),
  errors: ['not-found'],
})

export const addComment = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/comments',
  summary: 'Comments on a passage.',
  access,
  params,
  body: newCommentSchema,
  answer: commentSchema,
  status: 201,
  errors: ['not-found', 'conflict'],
})

const commentParams = z.object({ id: idSchema, commentId: idSchema })

export const resolveComment = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/comments/:commentId/resolve',
  summary: 'Marks a comment as resolved. Idempotent.',
  access,
  params: commentParams,
  answer: commentSchema,
  errors: ['not-found'],
})

export const reopenComment = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/comments/:commentId/reopen',
  summary: 'Opens a resolved comment again. Idempotent.',
  access,
  params: commentParams,
  answer: commentSchema,
  errors: ['not-found'],
})

export const previewPost = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/:id/preview',
  summary: 'Returns the draft of a post as a journalist would see it.',
  access,
  params,
  query: z.object({ locale: localeSchema }),
  answer: postSchema,
  errors: ['not-found'],
})

export const listPreviewLinks = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/:id/preview-links',
  summary: 'Lists the preview links of a post that have not expired, newest first.',
  access,
  params,
  answer: z.object({ items: z.array(previewLinkSchema) }),
  errors: ['not-found'],
})

export const createPreviewLink = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/preview-links',
  summary: 'Creates an address that shows the draft for 24 hours to anybody who has it.',
  access,
  params,
  body: z.object({ locale: localeSchema }),
  answer: createdPreviewLinkSchema,
  status: 201,
  errors: ['not-found', 'conflict'],
})

export const revokePreviewLink = defineEndpoint({
  method: 'DELETE',
  path: 'studio/posts/:id/preview-links/:linkId',
  summary: 'Ends a preview link at once. Idempotent.',
  access,
  params: z.object({ id: idSchema, linkId: idSchema }),
  errors: ['not-found'],
})

export const listRecipients = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/:id/recipients',
  summary:
    'Lists who downloaded a post, or some of its files (ids with commas between them), once each, the latest first.',
  access: publishAccess,
  params,
  query: listQuerySchema(['downloadedAt'], { assetId: z.optional(idSchema) }),
  answer: z.extend(listAnswerSchema(recipientSchema), { summary: recipientsSummarySchema }),
  errors: ['not-found'],
})

export const correctPost = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/corrections',
  summary: 'Adds a note to a published post that says what was corrected, and notifies those who downloaded it.',
  access: publishAccess,
  params,
  body: z.extend(correctionSchema, { version: z.int() }),
  answer: noticedSchema,
  errors: ['not-found', 'conflict'],
})

const assetParams = z.object({ id: idSchema, assetId: idSchema })

export const listAssetCopies = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/:id/assets/:assetId/copies',
  summary: 'Lists the other files with the same bytes, in this post and in others.',
  access: publishAccess,
  params: assetParams,
  answer: z.object({ items: z.array(assetCopySchema) }),
  errors: ['not-found'],
})

export const recallAsset = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/assets/:assetId/recall',
  summary: 'Withdraws a file at once, and others with the same bytes if they are named. Its addresses answer `gone`.',
  access: publishAccess,
  params: assetParams,
  body: z.object({
    version: z.int(),
    reasons: noteSchema,
    notify: z.boolean(),
    /** Of `listAssetCopies`. */
    copies: z._default(z.array(idSchema).check(z.maxLength(100)), []),
  }),
  answer: noticedSchema,
  errors: ['not-found', 'conflict'],
})

export const withdrawPost = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/withdraw',
  summary: 'Withdraws a whole post at once: archives it and notifies those who downloaded it.',
  access: publishAccess,
  params,
  body: z.object({ version: z.int(), reasons: noteSchema, notify: z.boolean() }),
  answer: noticedSchema,
  errors: ['not-found', 'conflict'],
})
