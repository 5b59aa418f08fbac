import { addToBasket, getBasket, getFileUrl, getZip, removeFromBasket } from '@mixed-zone/contract/endpoints/downloads'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { BytesAnswer, type Route, route } from '../../platform/http/route.ts'
import { sendContent } from '../../platform/http/send-content.ts'
import type { BasketService } from './basket/basket.service.ts'
import type { LimitZips } from './transfers/limit-zips.service.ts'
import type { DownloadsService } from './downloads.service.ts'
import { toBytesRequest } from './files.routes.ts'
import type { CreateZip } from './zip/create-zip.service.ts'

export interface DownloadRoutesDeps {
  readonly downloads: DownloadsService
  readonly createZip: CreateZip
  readonly limitZips: LimitZips
  readonly basket: BasketService
}

export function createDownloadRoutes({ downloads, createZip, limitZips, basket }: DownloadRoutesDeps): Route[] {
  return [
    route(getFileUrl, async ({ actor, locale, body, acceptsJsonAlone }) => {
      const id = rowId(body.assetId)
      if (id === null) throw new ApiError('not-found')
      const { rendition: size = 'original' } = body
      const wanted = { id, rendition: size === 'original' ? size : (`${size}-jpeg` as const) }
      if (acceptsJsonAlone) return downloads.getFileAddress(actor, wanted, locale)
      return new BytesAnswer(async (request, reply) =>
        sendContent(request, reply, await downloads.openFile(actor, toBytesRequest(request), wanted)),
      )
    }),

    route(getZip, async ({ actor, locale, body, acceptsJsonAlone }) => {
      await limitZips.check(actor, locale)
      const zip = await createZip(actor, {
        ...body,
        rendition: body.rendition ?? 'original',
        locale: body.locale ?? locale,
        isOnlyNew: body.since === 'last',
      })
      if (acceptsJsonAlone) return downloads.getZipAddress(actor, zip)
      return new BytesAnswer(async (request, reply) =>
        sendContent(request, reply, await downloads.openZip(actor, toBytesRequest(request), zip.id)),
      )
    }),

    route(getBasket, ({ actor, locale }) => basket.list(actor, locale)),
    route(addToBasket, ({ actor, locale, body }) => basket.add(actor, body.assetIds, locale)),
    route(removeFromBasket, ({ actor, locale, body }) => basket.remove(actor, body.assetIds, locale)),
  ]
}
