import {
  cancelAssetChange,
  deleteInboxFiles,
  getCaptionContext,
  listInbox,
  moveInboxFiles,
  saveAssetDetails,
  saveManyAssetTexts,
  setAssetStates,
  setSubtitlesState,
} from '@mixed-zone/contract/endpoints/studio/files'
import { type Route, route } from '../../../platform/http/route.ts'
import type { DraftFilesService } from './draft-files.service.ts'
import type { InboxService } from './inbox.service.ts'

interface FilesRoutesDeps {
  readonly draftFiles: DraftFilesService
  readonly inbox: InboxService
}

export function createFilesRoutes({ draftFiles, inbox }: FilesRoutesDeps): Route[] {
  return [
    route(saveAssetDetails, ({ actor, params, body }) => draftFiles.saveDetails(actor, { params, body })),
    route(setAssetStates, ({ actor, params, body }) => draftFiles.setStates(actor, { params, body })),
    route(saveManyAssetTexts, ({ actor, params, body }) => draftFiles.saveTexts(actor, { params, body })),
    route(cancelAssetChange, ({ actor, params }) => draftFiles.cancelChange(actor, params)),
    route(setSubtitlesState, ({ actor, params, body }) => draftFiles.setSubtitlesState(actor, { params, body })),
    route(getCaptionContext, ({ params }) => draftFiles.captionContext(params.id)),
    route(listInbox, ({ actor, query }) => inbox.list(actor, query)),
    route(moveInboxFiles, ({ actor, body }) => inbox.move(actor, body)),
    route(deleteInboxFiles, ({ actor, body }) => inbox.delete(actor, body)),
  ]
}
