import { exportData, exportPosts, previewReport, updatePostData } from '@mixed-zone/contract/endpoints/usage'
import { BytesAnswer, type CheckLimit, type Route, route } from '../../platform/http/route.ts'
import type { ExportedReport, ExportReport } from './reports/export-report.service.ts'
import type { ExportSlots } from './reports/export-slots.service.ts'
import type { PreviewReport } from './reports/preview-report.service.ts'
import type { UpdatePostData } from './update-post-data.service.ts'

interface UsageRoutesDeps {
  readonly update: UpdatePostData
  readonly exportReport: ExportReport
  readonly preview: PreviewReport
  readonly exportSlots: ExportSlots
}

export function createUsageRoutes({ update, exportReport, preview, exportSlots }: UsageRoutesDeps): Route[] {
  const checkLimit: CheckLimit = async ({ actor }) => {
    if (actor) await exportSlots.check(actor.personId)
  }
  return [
    route(updatePostData, ({ actor, body }) => update(actor, body)),
    route(exportData, async ({ actor, body, locale }) => asFile(await exportReport(actor, body, locale)), {
      checkLimit,
    }),
    route(exportPosts, async ({ actor, body, locale }) => asFile(await exportReport(actor, body, locale)), {
      checkLimit,
    }),
    route(previewReport, ({ actor, body, locale }) => preview(actor, body, locale)),
  ]
}

function asFile({ bytes, name, mediaType }: ExportedReport): BytesAnswer {
  return new BytesAnswer((_request, reply) => {
    // The client disconnected before the first row was read.
    if (reply.raw.destroyed) bytes.destroy()
    return reply
      .header('content-type', mediaType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes)
  })
}
