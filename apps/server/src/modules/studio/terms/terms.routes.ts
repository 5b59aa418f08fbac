import { checkSquads, importSquads } from '@mixed-zone/contract/endpoints/studio/squads'
import {
  countTerms,
  createTeam,
  createTerm,
  deleteTerm,
  exportTerms,
  getTerm,
  listTerms,
  mergeTerms,
  previewTermMerge,
  setCrest,
  undoTermMerges,
  updateTeam,
  updateTerm,
} from '@mixed-zone/contract/endpoints/studio/terms'
import { type CheckLimit, type Route, route } from '../../../platform/http/route.ts'
import { asFile } from '../../usage/usage.ts'
import type { ExportList } from '../list-export.ts'
import type { CrestsService } from './crests.service.ts'
import type { EditTermsService } from './edit-terms.service.ts'
import type { MergeTermsService } from './merge-terms.service.ts'
import type { SquadsService } from './squads.service.ts'
import type { TermsExport } from './terms-export.ts'
import type { TermsService } from './terms.service.ts'

interface TermsRoutesDeps {
  readonly terms: TermsService
  readonly editing: EditTermsService
  readonly merging: MergeTermsService
  readonly crests: CrestsService
  readonly squads: SquadsService
  readonly termsExport: TermsExport
  readonly exportList: ExportList
  readonly checkExportLimit: CheckLimit
}

export function createTermsRoutes(deps: TermsRoutesDeps): Route[] {
  const { terms, editing, merging, crests, squads, exportList, checkExportLimit: checkLimit } = deps
  return [
    route(countTerms, () => terms.count()),
    route(listTerms, ({ params, query, locale }) => terms.list(params.kind, query, locale)),
    route(
      exportTerms,
      async ({ actor, params, body, locale }) =>
        asFile(await exportList(actor, deps.termsExport(params.kind, locale), { body, locale })),
      { checkLimit },
    ),
    route(getTerm, ({ params, locale }) => terms.get(params.kind, params.id, locale)),
    route(createTeam, ({ actor, body, locale }) => editing.createTeam(actor, { body, locale })),
    route(updateTeam, ({ actor, params, body, locale }) => editing.updateTeam(actor, params.id, { body, locale })),
    route(createTerm, ({ actor, params, body, locale }) => editing.create(actor, params.kind, { body, locale })),
    route(updateTerm, ({ actor, params, body, locale }) => editing.update(actor, params, { body, locale })),
    route(deleteTerm, ({ actor, params }) => editing.delete(actor, params)),
    route(setCrest, ({ actor, params, body, locale }) => crests.set(actor, params.id, { body, locale })),
    route(checkSquads, ({ body, locale }) => squads.check(body, locale)),
    route(importSquads, ({ actor, body, locale }) => squads.import(actor, body, locale)),
    route(previewTermMerge, ({ query, locale }) => merging.preview(query, locale)),
    route(mergeTerms, ({ actor, body }) => merging.merge(actor, body)),
    route(undoTermMerges, ({ actor, body }) => merging.undo(actor, body)),
  ]
}
