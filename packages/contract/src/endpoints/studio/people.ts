import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { permissionsSchema, roleSchema } from '../../schemas/permission.ts'
import { auditDetailSchema } from '../../schemas/studio/audit.ts'
import {
  bulkSelectionSchema,
  listAnswerSchema,
  listExportSchema,
  listQuerySchema,
  startedJobSchema,
} from '../../schemas/studio/list.ts'
import {
  invitationSchema,
  listedPersonSchema,
  mergePreviewSchema,
  peopleSummarySchema,
  personDetailSchema,
  personDownloadSchema,
  personFilterFields,
  personMailSchema,
  personMergeSchema,
  personSessionSchema,
  personUsageSchema,
  studioPersonSchema,
  suspensionSchema,
  PEOPLE_EXPORT_COLUMNS,
} from '../../schemas/studio/people.ts'

const access = { kind: 'private', permission: 'users' } as const

/** Grants, and what cannot be undone. */
const confirmedAccess = { ...access, confirmed: true } as const

const params = z.object({ id: idSchema })

export const listPeople = defineEndpoint({
  method: 'GET',
  path: 'studio/people',
  summary: 'Lists people with an account, by name unless sorted.',
  access,
  query: listQuerySchema(
    ['name', 'companyName', 'country', 'role', 'downloads', 'lastSeenAt', 'createdAt'],
    personFilterFields,
  ),
  answer: listAnswerSchema(listedPersonSchema),
  errors: [],
})

export const exportPeople = defineEndpoint({
  method: 'POST',
  path: 'studio/people/export',
  summary: 'Returns the people that match as a file. Also needs the permission `export`, and is recorded.',
  access,
  body: listExportSchema(listPeople.query, PEOPLE_EXPORT_COLUMNS),
  bytes: true,
  errors: ['rate-limit'],
})

export const getPeopleSummary = defineEndpoint({
  method: 'GET',
  path: 'studio/people/summary',
  summary: 'Counts people by group, and those who are here now.',
  access,
  answer: peopleSummarySchema,
  errors: [],
})

export const invitePerson = defineEndpoint({
  method: 'POST',
  path: 'studio/people',
  summary: 'Creates an account with a role and mails a provisional password. Nobody grants what they do not hold.',
  access: confirmedAccess,
  body: invitationSchema,
  answer: studioPersonSchema,
  status: 201,
  errors: ['conflict'],
})

export const getPerson = defineEndpoint({
  method: 'GET',
  path: 'studio/people/:id',
  summary: 'Gets a person with role, permissions and where each comes from.',
  access,
  params,
  answer: personDetailSchema,
  errors: ['not-found'],
})

export const deletePerson = defineEndpoint({
  method: 'DELETE',
  path: 'studio/people/:id',
  summary: 'Erases a person who asked for it. Their usage stays without a name. The last admin cannot be deleted.',
  access: confirmedAccess,
  params,
  errors: ['not-found'],
})

export const suspendPerson = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/suspend',
  summary: 'Suspends a person from the next call on. The last admin cannot be suspended.',
  access,
  params,
  body: suspensionSchema,
  answer: studioPersonSchema,
  errors: ['not-found'],
})

export const reinstatePerson = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/reinstate',
  summary: 'Reinstates a suspended person.',
  access,
  params,
  answer: studioPersonSchema,
  errors: ['not-found'],
})

const selection = bulkSelectionSchema(personFilterFields)

const bulk = { access, body: selection, answer: startedJobSchema, status: 202, errors: ['conflict'] } as const

export const suspendPeople = defineEndpoint({
  ...bulk,
  method: 'POST',
  path: 'studio/people/suspend',
  summary: 'Suspends several people for one reason, as a job.',
  body: z.intersection(selection, suspensionSchema),
})

export const reinstatePeople = defineEndpoint({
  ...bulk,
  method: 'POST',
  path: 'studio/people/reinstate',
  summary: 'Reinstates several suspended people as a job.',
})

export const endSessionsOfPeople = defineEndpoint({
  ...bulk,
  method: 'POST',
  path: 'studio/people/end-sessions',
  summary: 'Ends all sessions of several people as a job.',
})

export const renewPasswords = defineEndpoint({
  ...bulk,
  method: 'POST',
  path: 'studio/people/renew-passwords',
  summary:
    'Mails several people a new provisional password and ends their sessions, as a job. Suspended people get none.',
})

export const changeRole = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/role',
  summary: 'Sets the role of a person, and the permissions added to it and taken from it. Nobody can change their own.',
  access: confirmedAccess,
  params,
  body: z.object({
    role: roleSchema,
    /** Unchanged if missing. */
    permissionsAdded: z.optional(permissionsSchema),
    permissionsTaken: z.optional(permissionsSchema),
  }),
  answer: studioPersonSchema,
  errors: ['not-found'],
})

export const renewPassword = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/renew-password',
  summary:
    'Mails a person a new provisional password and ends their sessions. A suspended person has to be reinstated first.',
  access,
  params,
  answer: studioPersonSchema,
  errors: ['not-found', 'conflict'],
})

export const getMergePreview = defineEndpoint({
  method: 'GET',
  path: 'studio/people/:id/merge-preview',
  summary: 'Says what two accounts of one person contain, to decide which of them stays.',
  access,
  params,
  query: z.object({ otherId: idSchema }),
  answer: mergePreviewSchema,
  errors: ['not-found'],
})

export const mergePeople = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/merges',
  summary:
    'Merges another account of the person into this one, which keeps its role, and ends all sessions of both. Needs every permission of either. The other account cannot log in any more, and is erased after 30 days.',
  access: confirmedAccess,
  params,
  body: z.object({ mergedId: idSchema }),
  answer: personMergeSchema,
  status: 201,
  errors: ['not-found', 'conflict'],
})

export const undoMerge = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/merges/:mergedId/undo',
  summary: 'Separates a merged account again within 30 days: it gets back what it had.',
  access: confirmedAccess,
  params: z.object({ id: idSchema, mergedId: idSchema }),
  answer: studioPersonSchema,
  errors: ['not-found', 'conflict'],
})

export const listPersonSessions = defineEndpoint({
  method: 'GET',
  path: 'studio/people/:id/sessions',
  summary: 'Lists the open sessions of a person, last used first.',
  access,
  params,
  answer: z.object({ sessions: z.array(personSessionSchema) }),
  errors: ['not-found'],
})

export const endPersonSessions = defineEndpoint({
  method: 'DELETE',
  path: 'studio/people/:id/sessions',
  summary: 'Ends all sessions of a person.',
  access,
  params,
  errors: ['not-found'],
})

export const endPersonSession = defineEndpoint({
  method: 'DELETE',
  path: 'studio/people/:id/sessions/:sessionId',
  summary: 'Ends one session of a person.',
  access,
  params: z.object({ id: idSchema, sessionId: idSchema }),
  errors: ['not-found'],
})

export const getPersonUsage = defineEndpoint({
  method: 'GET',
  path: 'studio/people/:id/usage',
  summary: 'Counts the views and downloads of a person by day.',
  access,
  params,
  query: z.object({ period: z._default(z.enum(['30-days', 'season']), '30-days') }),
  answer: personUsageSchema,
  errors: ['not-found'],
})

export const listPersonDownloads = defineEndpoint({
  method: 'GET',
  path: 'studio/people/:id/downloads',
  summary: 'Lists what a person has downloaded, latest first.',
  access,
  params,
  query: listQuerySchema(['at'], {}),
  answer: listAnswerSchema(personDownloadSchema),
  errors: ['not-found'],
})

export const listPersonMails = defineEndpoint({
  method: 'GET',
  path: 'studio/people/:id/mails',
  summary: 'Lists the mails to a person, latest first.',
  access,
  params,
  query: listQuerySchema(['createdAt'], {}),
  answer: listAnswerSchema(personMailSchema),
  errors: ['not-found'],
})

export const listPersonHistory = defineEndpoint({
  method: 'GET',
  path: 'studio/people/:id/history',
  summary: 'Lists what the audit log has recorded about a person, latest first.',
  access,
  params,
  query: listQuerySchema(['at'], {}),
  answer: listAnswerSchema(auditDetailSchema),
  errors: ['not-found'],
})
