import {
  changeRole,
  deletePerson,
  endPersonSession,
  endPersonSessions,
  endSessionsOfPeople,
  exportPeople,
  getMergePreview,
  getPeopleSummary,
  getPerson,
  getPersonUsage,
  invitePerson,
  listPeople,
  listPersonDownloads,
  listPersonHistory,
  listPersonMails,
  listPersonSessions,
  mergePeople,
  reinstatePeople,
  reinstatePerson,
  renewPassword,
  renewPasswords,
  suspendPeople,
  suspendPerson,
  undoMerge,
} from '@mixed-zone/contract/endpoints/studio/people'
import { checkPeopleImport, importPeople } from '@mixed-zone/contract/endpoints/studio/people-import'
import { type CheckLimit, type Route, route } from '../../../platform/http/route.ts'
import { asFile } from '../../usage/usage.ts'
import type { ExportList } from '../list-export.ts'
import type { PeopleExport } from './people-export.ts'
import type { BulkChanges } from './bulk-changes.ts'
import type { ImportService } from './import.service.ts'
import type { InviteService } from './invite.service.ts'
import type { MergeService } from './merge.service.ts'
import type { PeopleService } from './people.service.ts'
import type { PersonPageService } from './person-page.service.ts'

interface PeopleRoutesDeps {
  readonly people: PeopleService
  readonly invitations: InviteService
  readonly imports: ImportService
  readonly personPage: PersonPageService
  readonly merges: MergeService
  readonly bulk: BulkChanges
  readonly peopleExport: PeopleExport
  readonly exportList: ExportList
  readonly checkExportLimit: CheckLimit
}

export function createPeopleRoutes(deps: PeopleRoutesDeps): Route[] {
  const { people, invitations, imports, personPage, merges, bulk, exportList, checkExportLimit: checkLimit } = deps
  return [
    route(listPeople, ({ query }) => people.list(query)),
    route(exportPeople, async ({ actor, ...call }) => asFile(await exportList(actor, deps.peopleExport, call)), {
      checkLimit,
    }),
    route(getPeopleSummary, () => people.summarise()),
    route(invitePerson, async ({ actor, body }) => {
      const { id } = await invitations.invite(actor, {
        email: body.email,
        firstName: body.name,
        surnames: body.surnames,
        role: body.role,
        locale: body.comunicationsLocale,
      })
      return people.get(id)
    }),
    route(checkPeopleImport, ({ actor, body, locale }) => imports.check(actor, body, locale)),
    route(importPeople, ({ actor, body, locale }) => imports.start(actor, body, locale)),
    route(getPerson, ({ actor, params }) => personPage.get(actor, params.id)),
    route(deletePerson, ({ actor, params }) => people.delete(actor, params.id)),
    route(suspendPerson, ({ actor, params, body }) => people.suspend(actor, params.id, body.reason)),
    route(reinstatePerson, ({ actor, params }) => people.reinstate(actor, params.id)),
    route(suspendPeople, ({ actor, body }) =>
      bulk.suspend(actor, { selection: body, options: { reason: body.reason } }),
    ),
    route(reinstatePeople, ({ actor, body }) => bulk.reinstate(actor, { selection: body, options: {} })),
    route(endSessionsOfPeople, ({ actor, body }) => bulk.endSessions(actor, { selection: body, options: {} })),
    route(renewPasswords, ({ actor, body }) => bulk.renewPassword(actor, { selection: body, options: {} })),
    route(changeRole, ({ actor, params, body }) => people.changeRole(actor, params.id, body)),
    route(renewPassword, ({ actor, params }) => people.renewPassword(actor, params.id)),
    route(getMergePreview, ({ actor, params, query }) => merges.preview(actor, params.id, query.otherId)),
    route(mergePeople, ({ actor, params, body }) => merges.merge(actor, params.id, body.mergedId)),
    route(undoMerge, ({ actor, params }) => merges.undo(actor, params.id, params.mergedId)),
    route(listPersonSessions, ({ params }) => personPage.listSessions(params.id)),
    route(endPersonSessions, ({ actor, params }) => people.endSessions(actor, params.id)),
    route(endPersonSession, ({ actor, params }) => people.endSessions(actor, params.id, params.sessionId)),
    route(getPersonUsage, ({ params, query }) => personPage.getUsage(params.id, query)),
    route(listPersonDownloads, ({ params, query, locale }) => personPage.listDownloads(params.id, { locale, query })),
    route(listPersonMails, ({ params, query }) => personPage.listMails(params.id, query)),
    route(listPersonHistory, ({ params, query, locale }) => personPage.listHistory(params.id, { locale, query })),
  ]
}
