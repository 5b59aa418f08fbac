import { getPreview } from '@mixed-zone/contract/endpoints/studio/preview'
import {
  addComment,
  correctPost,
  createPreviewLink,
  getVersion,
  listAssetCopies,
  listComments,
  listPreviewLinks,
  listRecipients,
  listVersions,
  previewPost,
  recallAsset,
  recordVersion,
  reopenComment,
  resolveComment,
  restoreVersion,
  revokePreviewLink,
  withdrawPost,
} from '@mixed-zone/contract/endpoints/studio/versions'
import { type CheckLimit, type Route, route } from '../../../platform/http/route.ts'
import type { CommentsService } from './comments.service.ts'
import type { CorrectionsService } from './corrections.service.ts'
import type { PreviewLinksService } from './preview-links.service.ts'
import type { PreviewService } from './preview.service.ts'
import type { VersionsService } from './versions.service.ts'

interface VersionsRoutesDeps {
  readonly versions: VersionsService
  readonly comments: CommentsService
  readonly corrections: CorrectionsService
  readonly previews: PreviewService
  readonly links: PreviewLinksService
  readonly checkPreviewLimit: CheckLimit
}

export function createVersionsRoutes(deps: VersionsRoutesDeps): Route[] {
  const { versions, comments, corrections, previews, links, checkPreviewLimit } = deps
  return [
    route(listVersions, ({ params, query }) => versions.list(params, query)),
    route(recordVersion, ({ actor, params }) => versions.record(actor, params.id)),
    route(getVersion, ({ params, locale }) => versions.get(params, locale)),
    route(restoreVersion, ({ actor, params, body }) => versions.restore(actor, params, body.locale)),
    route(listComments, ({ params }) => comments.list(params.id)),
    route(addComment, ({ actor, params, body }) => comments.add(actor, params.id, body)),
    route(resolveComment, ({ actor, params }) => comments.resolve(actor, params)),
    route(reopenComment, ({ actor, params }) => comments.reopen(actor, params)),
    route(previewPost, ({ actor, params, query }) => previews.get(actor, params.id, query.locale)),
    route(listPreviewLinks, ({ params }) => links.list(params.id)),
    route(createPreviewLink, ({ actor, params, body }) => links.create(actor, params.id, body.locale)),
    route(revokePreviewLink, ({ actor, params }) => links.revoke(actor, params)),
    route(getPreview, ({ body, locale }) => previews.getByToken(body.token, locale), { checkLimit: checkPreviewLimit }),
    route(listRecipients, ({ actor, params, query }) => corrections.listRecipients(actor, params, query)),
    route(correctPost, ({ actor, params, body }) => corrections.correct(actor, params, body)),
    route(listAssetCopies, ({ params, locale }) => corrections.listCopies(params, locale)),
    route(recallAsset, ({ actor, params, body }) => corrections.recall(actor, params, body)),
    route(withdrawPost, ({ actor, params, body }) => corrections.withdraw(actor, params, body)),
  ]
}
