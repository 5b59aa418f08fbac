import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { roleSchema } from '../../schemas/permission.ts'
import { permissionsSchema } from '../../schemas/person.ts'
import { auditDetailSchema } from '../../schemas/studio/audit.ts'
import { listAnswerSchema, listExportSchema, listQuerySchema } from '../../schemas/studio/list.ts'
import {
  invitationSchema,
  listedPersonSchema,
  peopleSummarySchema,
  personDetailSchema,
  personDownloadSchema,
  personFilterFields,
  personMailSchema,
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
  query: listQuerySchema(['name', 'companyName', 'country', 'role', 'lastSeenAt', 'createdAt'], personFilterFields),
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
  summary: 'Mails a person a new provisional password and ends their sessions.',
  access,
  params,
  answer: studioPersonSchema,
  errors: ['not-found'],
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
