import {
  addRequestNote,
  authoriseRequest,
  authoriseRequests,
  deleteDomain,
  deleteRequestNote,
  exportDomains,
  exportRequests,
  getRejectionMail,
  getRequest,
  getRequestSummary,
  listDomains,
  listRequests,
  rejectRequest,
  rejectRequests,
  setDomainState,
  undoDecision,
  undoDecisions,
} from '@mixed-zone/contract/endpoints/studio/requests'
import type { MailPreviews } from '../../../mails/mail-types.ts'
import { type CheckLimit, type Route, route } from '../../../platform/http/route.ts'
import { asFile } from '../../usage/usage.ts'
import type { ExportList } from '../list-export.ts'
import type { DomainsExport } from './domains-export.ts'
import type { RequestsExport } from './requests-export.ts'
import type { BulkDecisions } from './bulk-decisions.ts'
import type { DecideService } from './decide.service.ts'
import type { DomainsService } from './domains.service.ts'
import type { RequestsService } from './requests.service.ts'

interface RequestsRoutesDeps {
  readonly requests: RequestsService
  readonly decisions: DecideService
  readonly domains: DomainsService
  readonly bulk: BulkDecisions
  readonly requestsExport: RequestsExport
  readonly domainsExport: DomainsExport
  readonly exportList: ExportList
  readonly checkExportLimit: CheckLimit
  readonly mailPreviews: Pick<MailPreviews, 'previewRejectionMail'>
}

export function createRequestsRoutes(deps: RequestsRoutesDeps): Route[] {
  const { requests, decisions, domains, bulk, mailPreviews, exportList, checkExportLimit: checkLimit } = deps
  return [
    route(listRequests, ({ query }) => requests.list(query)),
    route(exportRequests, async ({ actor, ...call }) => asFile(await exportList(actor, deps.requestsExport, call)), {
      checkLimit,
    }),
    route(getRequestSummary, () => requests.summarise()),
    route(getRequest, ({ params }) => requests.getDetail(params.id)),
    route(authoriseRequest, ({ actor, params }) => decisions.authorise(actor, params.id)),
    route(rejectRequest, ({ actor, params, body }) => decisions.reject(actor, params.id, body.reason)),
    route(getRejectionMail, async ({ query }) => mailPreviews.previewRejectionMail(query)),
    route(undoDecision, ({ actor, params }) => decisions.undo(actor, params.id)),
    route(authoriseRequests, ({ actor, body }) => bulk.authorise(actor, { selection: body, options: {} })),
    route(rejectRequests, ({ actor, body }) =>
      bulk.reject(actor, { selection: body, options: { reason: body.reason } }),
    ),
    route(undoDecisions, ({ actor, body }) =>
      'jobId' in body ? bulk.undoJob(actor, body.jobId) : bulk.undo(actor, { selection: body, options: {} }),
    ),
    route(addRequestNote, ({ actor, params, body }) => requests.addNote(actor, params.id, body.text)),
    route(deleteRequestNote, ({ actor, params }) => requests.deleteNote(actor, params.id, params.noteId)),
    route(listDomains, ({ query }) => domains.list(query)),
    route(exportDomains, async ({ actor, ...call }) => asFile(await exportList(actor, deps.domainsExport, call)), {
      checkLimit,
    }),
    route(setDomainState, ({ actor, params, body, locale }) =>
      domains.setState(actor, { domain: params.domain, state: body.state, locale }),
    ),
    route(deleteDomain, ({ actor, params }) => domains.remove(actor, params.domain)),
  ]
}
