import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import {
  bulkSelectionSchema,
  listAnswerSchema,
  listExportSchema,
  listQuerySchema,
  startedJobSchema,
} from '../../schemas/studio/list.ts'
import {
  assetTextsChangeSchema,
  factChangeSchema,
  factChoicesSchema,
  factFieldSchema,
  factSavedSchema,
  studioAssetSchema,
  tagMatchSchema,
  MAX_TAG_SEARCH_CHARACTERS,
} from '../../schemas/studio/post-facts.ts'
import {
  changesWantedSchema,
  checklistSchema,
  embargoChangeSchema,
  featuredChangeSchema,
  featuredSchema,
  newPostSchema,
  POST_SORTS,
  postDetailSchema,
  postFilterFields,
  POSTS_EXPORT_COLUMNS,
  postsSummarySchema,
  postVersionSchema,
  publicationSchema,
  reviewRequestSchema,
  studioPostSchema,
} from '../../schemas/studio/posts.ts'

const access = { kind: 'private', permission: 'posts' } as const

/** What readers see at once, or later by itself. */
const publishAccess = { ...access, also: 'publish' } as const

const params = z.object({ id: idSchema })

export const listPosts = defineEndpoint({
  method: 'GET',
  path: 'studio/posts',
  summary: 'Lists posts as their drafts are, last changed first unless sorted. Without a state, all but the trash.',
  access,
  query: listQuerySchema(POST_SORTS, postFilterFields),
  answer: listAnswerSchema(studioPostSchema),
  errors: [],
})

export const exportPosts = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/export',
  summary: 'Returns the posts that match as a file. Also needs the permission `export`, and is recorded.',
  access,
  body: listExportSchema(listPosts.query, POSTS_EXPORT_COLUMNS),
  bytes: true,
  errors: ['rate-limit'],
})

export const getPostsSummary = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/summary',
  summary: 'Counts posts by state and missing language, and names those who wrote them.',
  access,
  answer: postsSummarySchema,
  errors: [],
})

export const createPost = defineEndpoint({
  method: 'POST',
  path: 'studio/posts',
  summary: 'Creates a post without a text. A fixture fills in section, clubs, matchday and tags.',
  access,
  body: newPostSchema,
  answer: z.object({ id: z.string() }),
  status: 201,
  errors: [],
})

export const duplicatePost = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/duplicate',
  summary: 'Creates a draft with the texts and facts of the draft of another post, without its files.',
  access,
  params,
  answer: z.object({ id: z.string() }),
  status: 201,
  errors: ['not-found'],
})

export const getPostDetail = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/:id',
  summary: 'Returns the facts and files of the draft of a post. Its texts are a shared document.',
  access,
  params,
  answer: postDetailSchema,
  errors: ['not-found'],
})

export const getFactChoices = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/choices',
  summary: 'Lists sections, clubs, categories, press contacts, and the matchdays around now with their fixtures.',
  access,
  answer: factChoicesSchema,
  errors: [],
})

export const findTags = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/tags',
  summary: 'Finds topics and players by their names in any language, best match first.',
  access,
  query: z.object({ text: z.string().check(z.trim(), z.maxLength(MAX_TAG_SEARCH_CHARACTERS)) }),
  answer: z.object({ tags: z.array(tagMatchSchema) }),
  errors: [],
})

export const saveFact = defineEndpoint({
  method: 'PUT',
  path: 'studio/posts/:id/facts/:field',
  summary: 'Saves one field of the draft. Readers do not see it before the post is published or updated.',
  access,
  params: z.object({ id: idSchema, field: factFieldSchema }),
  body: factChangeSchema,
  answer: factSavedSchema,
  errors: ['not-found', 'conflict'],
})

export const saveAssetTexts = defineEndpoint({
  method: 'PUT',
  path: 'studio/posts/:id/assets/:assetId/texts',
  summary: 'Saves captions, alternative texts, credit and rights of a file in the draft.',
  access,
  params: z.object({ id: idSchema, assetId: idSchema }),
  body: assetTextsChangeSchema,
  answer: studioAssetSchema,
  errors: ['not-found', 'conflict'],
})

export const getChecklist = defineEndpoint({
  method: 'GET',
  path: 'studio/posts/:id/checklist',
  summary: 'Says what prevents the draft from being published, and what is only missing.',
  access,
  params,
  answer: checklistSchema,
  errors: ['not-found'],
})

const change = {
  access,
  params,
  body: postVersionSchema,
  answer: postDetailSchema,
  errors: ['not-found', 'conflict'],
} as const

const publishChange = { ...change, access: publishAccess } as const

export const publishPost = defineEndpoint({
  ...publishChange,
  method: 'POST',
  path: 'studio/posts/:id/publish',
  summary:
    'Publishes the draft as it is now, at once or at a set time, or updates a post that is published. At once means ten seconds later, until when it can be undone.',
  body: publicationSchema,
})

export const undoPublish = defineEndpoint({
  ...publishChange,
  method: 'POST',
  path: 'studio/posts/:id/undo-publish',
  summary: 'Takes back the last publication, schedule or update within ten seconds.',
})

export const setPostEmbargo = defineEndpoint({
  ...publishChange,
  method: 'POST',
  path: 'studio/posts/:id/embargo',
  summary: 'Sets or lifts the embargo at once.',
  body: embargoChangeSchema,
})

export const archivePost = defineEndpoint({
  ...publishChange,
  method: 'POST',
  path: 'studio/posts/:id/archive',
  summary: 'Archives a published or scheduled post: nobody sees it any more.',
})

export const unpublishPost = defineEndpoint({
  ...publishChange,
  method: 'POST',
  path: 'studio/posts/:id/unpublish',
  summary: 'Makes a published, scheduled or archived post a draft again.',
})

export const trashPost = defineEndpoint({
  ...change,
  method: 'POST',
  path: 'studio/posts/:id/trash',
  summary: 'Moves a post to the trash for 30 days. One that is published or scheduled also needs `publish`.',
})

export const restorePost = defineEndpoint({
  ...change,
  method: 'POST',
  path: 'studio/posts/:id/restore',
  summary: 'Takes a post out of the trash, as a draft, or out of the archive, as it was. The latter needs `publish`.',
})

export const sendToReview = defineEndpoint({
  ...change,
  method: 'POST',
  path: 'studio/posts/:id/review',
  summary: 'Asks for a review of a draft, with a note for the reviewer.',
  body: reviewRequestSchema,
})

export const askForChanges = defineEndpoint({
  ...change,
  method: 'POST',
  path: 'studio/posts/:id/changes-wanted',
  summary: 'Sends a post in review back to its author, with what is to be changed.',
  body: changesWantedSchema,
})

const selection = bulkSelectionSchema(postFilterFields)

const bulk = { access, body: selection, answer: startedJobSchema, status: 202, errors: ['conflict'] } as const

export const publishPosts = defineEndpoint({
  ...bulk,
  method: 'POST',
  path: 'studio/posts/bulk/publish',
  summary: 'Publishes or updates several posts as a job. Those that the checklist blocks are left as they are.',
  access: publishAccess,
})

export const archivePosts = defineEndpoint({
  ...bulk,
  method: 'POST',
  path: 'studio/posts/bulk/archive',
  summary: 'Archives several published or scheduled posts as a job.',
  access: publishAccess,
})

export const trashPosts = defineEndpoint({
  ...bulk,
  method: 'POST',
  path: 'studio/posts/bulk/trash',
  summary: 'Moves several posts to the trash as a job.',
})

export const tagPosts = defineEndpoint({
  ...bulk,
  method: 'POST',
  path: 'studio/posts/bulk/tags',
  summary:
    'Adds tags to several posts and removes others, as a job. On published posts readers see it at once, which needs `publish`.',
  body: z.intersection(
    selection,
    z.object({
      add: z.array(idSchema).check(z.maxLength(20)),
      remove: z._default(z.array(idSchema).check(z.maxLength(20)), []),
    }),
  ),
})

export const movePosts = defineEndpoint({
  ...bulk,
  method: 'POST',
  path: 'studio/posts/bulk/section',
  summary:
    'Moves several posts to a section as a job. On published posts readers see it at once, which needs `publish`.',
  body: z.intersection(selection, z.object({ sectionId: idSchema })),
})

export const setFeatured = defineEndpoint({
  method: 'PUT',
  path: 'studio/posts/featured',
  summary: 'Sets which posts are featured and in which order. The first is the lead story of the home page.',
  access: publishAccess,
  body: featuredChangeSchema,
  answer: featuredSchema,
  errors: ['not-found', 'conflict'],
})
