import { addToBasket, emptyBasket, getBasket, removeFromBasket } from '@mixed-zone/contract/endpoints/downloads'
import { type Route, route } from '../../../platform/http/route.ts'
import type { BasketService } from './basket.service.ts'

export function createBasketRoutes(basket: BasketService): Route[] {
  return [
    route(getBasket, ({ actor, locale }) => basket.list(actor, locale)),
    route(addToBasket, ({ actor, locale, body }) => basket.add(actor, body.assetIds, locale)),
    route(removeFromBasket, ({ actor, locale, params }) => basket.remove(actor, params.assetId, locale)),
    route(emptyBasket, ({ actor, locale }) => basket.empty(actor, locale)),
  ]
}
