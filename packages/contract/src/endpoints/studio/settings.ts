import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { listAnswerSchema, listQuerySchema } from '../../schemas/studio/list.ts'
import {
  draftChangeSchema,
  publicationSchema,
  SETTING_SCHEMAS,
  savedDraftSchema,
  savedSettingSchema,
  settingChangeSchema,
  settingsAnswerSchema,
  settingVersionSchema,
  uploadedLogoSchema,
} from '../../schemas/studio/settings.ts'

const access = { kind: 'private', permission: 'settings' } as const

const params = z.object({ key: idSchema })

export const listSettings = defineEndpoint({
  method: 'GET',
  path: 'studio/settings',
  summary: 'Lists all settings with their versions, their drafts, and the environment variables that set them.',
  access,
  answer: settingsAnswerSchema,
  errors: [],
})

/** What changes a setting or its draft. */
const change = { params, answer: savedSettingSchema, errors: ['not-found', 'conflict'] } as const

export const updateSetting = defineEndpoint({
  method: 'PUT',
  path: 'studio/settings/:key',
  summary: 'Changes a setting, or restores one of its versions. It takes effect on every node within two seconds.',
  access,
  ...change,
  body: settingChangeSchema,
})

export const updateAccessSetting = defineEndpoint({
  method: 'PUT',
  path: 'studio/access-settings/:key',
  summary: 'Changes a setting about who gets in: the captcha, and the security of staff.',
  access: { ...access, confirmed: true },
  ...change,
  body: settingChangeSchema,
})

export const listSettingVersions = defineEndpoint({
  method: 'GET',
  path: 'studio/settings/:key/versions',
  summary: 'Lists the versions of a setting, latest first.',
  access,
  params,
  query: listQuerySchema(['version'], {}),
  answer: listAnswerSchema(settingVersionSchema),
  errors: ['not-found'],
})

export const getSettingVersion = defineEndpoint({
  method: 'GET',
  path: 'studio/settings/:key/versions/:version',
  summary: 'Returns one version of a setting.',
  access,
  params: z.extend(params, { version: idSchema }),
  answer: settingVersionSchema,
  errors: ['not-found'],
})

export const saveSettingDraft = defineEndpoint({
  method: 'PUT',
  path: 'studio/settings/:key/draft',
  summary: 'Saves the draft of the brand or of a legal text. Nothing takes effect before it is published.',
  access,
  ...change,
  body: draftChangeSchema,
  answer: savedDraftSchema,
})

export const discardSettingDraft = defineEndpoint({
  method: 'DELETE',
  path: 'studio/settings/:key/draft',
  summary: 'Discards the revision of a draft that the person saw. Idempotent.',
  access,
  params,
  query: z.object({ revision: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)) }),
  errors: ['not-found', 'conflict'],
})

export const publishSettingDraft = defineEndpoint({
  method: 'POST',
  path: 'studio/settings/:key/publish',
  summary: 'Publishes a draft as the next version.',
  access,
  ...change,
  body: publicationSchema,
})

export const uploadLogo = defineEndpoint({
  method: 'POST',
  path: 'studio/logos',
  summary: 'Stores a logo (PNG, JPEG, WebP or SVG of up to 512 kB, in base64) for the draft of the brand.',
  access,
  body: z.object({ file: z.base64().check(z.minLength(1)) }),
  answer: uploadedLogoSchema,
  status: 201,
  errors: [],
})

export const getRejectTemplates = defineEndpoint({
  method: 'GET',
  path: 'studio/reject-templates',
  summary: 'Lists the texts that a request can be rejected with, in all languages.',
  access: { kind: 'private', permission: 'users' },
  answer: SETTING_SCHEMAS.rejectTemplates,
  errors: [],
})
