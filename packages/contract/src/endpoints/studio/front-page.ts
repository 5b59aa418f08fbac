import { defineEndpoint } from '../../endpoint.ts'
import { homeSchema } from '../../schemas/pages.ts'
import {
  frontPageChangeSchema,
  frontPageRevisionSchema,
  frontPageStateSchema,
  frontPageUndoSchema,
  frontPageVersionSchema,
} from '../../schemas/studio/front-page.ts'
import { listAnswerSchema, listQuerySchema } from '../../schemas/studio/list.ts'

const access = { kind: 'private', permission: 'posts', also: 'publish' } as const

export const getFrontPage = defineEndpoint({
  method: 'GET',
  path: 'studio/front-page',
  summary: 'Returns sections, pinned lead story and quick links as they are published, and the draft if there is one.',
  access,
  answer: frontPageStateSchema,
  errors: [],
})

export const previewFrontPage = defineEndpoint({
  method: 'GET',
  path: 'studio/front-page/preview',
  summary: 'Returns the home page as the draft makes it, as a reader without the permission `embargo` sees it.',
  access,
  answer: homeSchema,
  errors: [],
})

export const saveFrontPageDraft = defineEndpoint({
  method: 'PUT',
  path: 'studio/front-page/draft',
  summary: 'Saves changes in the draft of the front page. Readers see nothing of it before it is published.',
  access,
  body: frontPageChangeSchema,
  answer: frontPageStateSchema,
  errors: ['conflict'],
})

export const discardFrontPageDraft = defineEndpoint({
  method: 'POST',
  path: 'studio/front-page/discard',
  summary: 'Discards the draft of the front page.',
  access,
  body: frontPageRevisionSchema,
  answer: frontPageStateSchema,
  errors: ['conflict'],
})

export const publishFrontPage = defineEndpoint({
  method: 'POST',
  path: 'studio/front-page/publish',
  summary: 'Publishes all changes of the draft at once. Readers see them from the next call on.',
  access,
  body: frontPageRevisionSchema,
  answer: frontPageStateSchema,
  errors: ['conflict'],
})

export const undoFrontPagePublication = defineEndpoint({
  method: 'POST',
  path: 'studio/front-page/undo-publish',
  summary: 'Publishes the version before the latest one again. What the latest one changed is in the draft.',
  access,
  body: frontPageUndoSchema,
  answer: frontPageStateSchema,
  errors: ['conflict'],
})

export const listFrontPageVersions = defineEndpoint({
  method: 'GET',
  path: 'studio/front-page/versions',
  summary: 'Lists the published versions of the front page, latest first. One is restored by saving it as the draft.',
  access,
  query: listQuerySchema(['version'], {}),
  answer: listAnswerSchema(frontPageVersionSchema),
  errors: [],
})
