import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { localeSchema } from '../../schemas/locale.ts'
import {
  bulkSelectionSchema,
  listAnswerSchema,
  listExportSchema,
  listQuerySchema,
  startedJobSchema,
} from '../../schemas/studio/list.ts'
import {
  DOMAIN_STATES,
  domainSchema,
  domainStateSchema,
  noteTextSchema,
  rejectionFields,
  rejectionMailSchema,
  requestDetailSchema,
  requestFilterFields,
  requestNoteSchema,
  requestSummarySchema,
  studioDomainSchema,
  studioRequestSchema,
  REQUEST_EXPORT_COLUMNS,
  DOMAIN_EXPORT_COLUMNS,
} from '../../schemas/studio/requests.ts'

const access = { kind: 'private', permission: 'users' } as const

const params = z.object({ id: idSchema })

export const listRequests = defineEndpoint({
  method: 'GET',
  path: 'studio/requests',
  summary: 'Lists access requests: waiting ones oldest first, decided ones latest first.',
  access,
  query: listQuerySchema(['requestedAt', 'name', 'companyName', 'country'], requestFilterFields),
  answer: listAnswerSchema(studioRequestSchema),
  errors: [],
})

export const exportRequests = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/export',
  summary: 'Returns the requests that match as a file. Also needs the permission `export`, and is recorded.',
  access,
  body: listExportSchema(listRequests.query, REQUEST_EXPORT_COLUMNS),
  bytes: true,
  errors: ['rate-limit'],
})

export const getRequestSummary = defineEndpoint({
  method: 'GET',
  path: 'studio/requests/summary',
  summary: 'Counts requests by state, and says how long they wait.',
  access,
  answer: requestSummarySchema,
  errors: [],
})

export const getRequest = defineEndpoint({
  method: 'GET',
  path: 'studio/requests/:id',
  summary: 'Gets an access request with what our own data says about it.',
  access,
  params,
  answer: requestDetailSchema,
  errors: ['not-found'],
})

export const authoriseRequest = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/:id/authorise',
  summary: 'Creates an account for a waiting request and mails a provisional password after ten seconds.',
  access,
  params,
  answer: studioRequestSchema,
  errors: ['not-found', 'conflict'],
})

export const rejectRequest = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/:id/reject',
  summary: 'Rejects a waiting request and mails the reason after ten seconds.',
  access,
  params,
  body: z.object(rejectionFields),
  answer: studioRequestSchema,
  errors: ['not-found', 'conflict'],
})

export const getRejectionMail = defineEndpoint({
  method: 'GET',
  path: 'studio/requests/rejection-mail',
  summary: 'Shows the mail of a rejection before it is sent, without its reason.',
  access,
  query: z.object({
    locale: localeSchema,
    /** The first name of its reader; empty if there are several. */
    firstName: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  answer: rejectionMailSchema,
  errors: [],
})

export const undoDecision = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/:id/undo',
  summary: 'Undoes a decision whose mail has not been sent.',
  access,
  params,
  answer: studioRequestSchema,
  errors: ['not-found', 'conflict'],
})

const selection = bulkSelectionSchema(requestFilterFields)

export const authoriseRequests = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/authorise',
  summary: 'Authorises several waiting requests as a job.',
  access,
  body: selection,
  answer: startedJobSchema,
  status: 202,
  errors: ['conflict'],
})

export const rejectRequests = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/reject',
  summary: 'Rejects several waiting requests as a job.',
  access,
  body: z.intersection(selection, z.object(rejectionFields)),
  answer: startedJobSchema,
  status: 202,
  errors: ['conflict'],
})

export const undoDecisions = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/undo',
  summary: 'Undoes several decisions whose mails have not been sent, or those of an own job, as a job.',
  access,
  body: z.union([selection, z.object({ jobId: idSchema })]),
  answer: startedJobSchema,
  status: 202,
  errors: ['not-found', 'conflict'],
})

export const addRequestNote = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/:id/notes',
  summary: 'Adds an internal note, which only the desk reads.',
  access,
  params,
  body: z.object({ text: noteTextSchema }),
  answer: requestNoteSchema,
  status: 201,
  errors: ['not-found'],
})

export const deleteRequestNote = defineEndpoint({
  method: 'DELETE',
  path: 'studio/requests/:id/notes/:noteId',
  summary: 'Deletes an internal note of one’s own.',
  access,
  params: z.object({ id: idSchema, noteId: idSchema }),
  errors: ['not-found'],
})

export const listDomains = defineEndpoint({
  method: 'GET',
  path: 'studio/domains',
  summary: 'Lists mail domains with a state, and those proposed as trusted.',
  access,
  query: listQuerySchema(['domain', 'people', 'state', 'lastRequestAt'], {
    /** Part of a domain or a medium. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    state: z.optional(z.enum([...DOMAIN_STATES, 'proposed'])),
    country: z.optional(z.string().check(z.maxLength(2))),
  }),
  answer: listAnswerSchema(studioDomainSchema),
  errors: [],
})

export const exportDomains = defineEndpoint({
  method: 'POST',
  path: 'studio/domains/export',
  summary: 'Returns the domains that match as a file. Also needs the permission `export`, and is recorded.',
  access,
  body: listExportSchema(listDomains.query, DOMAIN_EXPORT_COLUMNS),
  bytes: true,
  errors: ['rate-limit'],
})

export const setDomainState = defineEndpoint({
  method: 'PUT',
  path: 'studio/domains/:domain',
  summary: 'Says what happens to new requests of a mail domain. Free-mail services cannot be trusted.',
  access: { ...access, confirmed: true },
  params: z.object({ domain: domainSchema }),
  body: z.object({ state: domainStateSchema }),
  answer: studioDomainSchema,
  errors: [],
})

export const deleteDomain = defineEndpoint({
  method: 'DELETE',
  path: 'studio/domains/:domain',
  summary: 'Forgets the state of a mail domain, or declines a proposal, which is not made again.',
  access,
  params: z.object({ domain: idSchema }),
  errors: ['not-found'],
})
