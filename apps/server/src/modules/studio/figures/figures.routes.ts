import {
  exportFigures,
  getFigures,
  getFigureSeries,
  listDeliveryTimes as listDeliveryTimesEndpoint,
  listFigures,
  listSearchMisses,
  makeClubPages,
} from '@mixed-zone/contract/endpoints/studio/figures'
import { BytesAnswer, type CheckLimit, type Route, route } from '../../../platform/http/route.ts'
import { asFile } from '../../usage/usage.ts'
import type { ClubPages } from './club-pages.service.ts'
import type { ListDeliveryTimes } from './delivery-times.service.ts'
import type { FiguresExport } from './figures-export.ts'
import type { FiguresService } from './figures.service.ts'

interface FiguresRoutesDeps {
  readonly figures: FiguresService
  readonly listDeliveryTimes: ListDeliveryTimes
  readonly figuresExport: FiguresExport
  readonly clubPages: ClubPages
  readonly checkExportLimit: CheckLimit
}

export function createFiguresRoutes({
  figures,
  listDeliveryTimes,
  figuresExport,
  clubPages,
  checkExportLimit,
}: FiguresRoutesDeps): Route[] {
  return [
    route(getFigures, ({ actor, query, locale }) => figures.summarise(actor, query, locale)),
    route(getFigureSeries, ({ actor, query, locale }) => figures.listSeries(actor, query, locale)),
    route(listFigures, ({ actor, query, locale }) => figures.list(actor, query, locale)),
    route(listSearchMisses, ({ query, locale }) => figures.listSearches(query, locale)),
    route(listDeliveryTimesEndpoint, ({ query, locale }) => listDeliveryTimes(query, locale)),
    route(exportFigures, async ({ actor, body, locale }) => asFile(await figuresExport(actor, body, locale)), {
      checkLimit: checkExportLimit,
    }),
    route(makeClubPages, async ({ actor, body, locale }) => {
      const { bytes, name } = await clubPages(actor, body, locale)
      return new BytesAnswer((_request, reply) =>
        reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(bytes),
      )
    }),
  ]
}
