import { getHome } from '@mixed-zone/contract/endpoints/library'
import type { Db } from '../../platform/database/database.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Library } from '../library/library.ts'
import { createGetHome } from './get-home.service.ts'

export interface Pages {
  readonly routes: readonly Route[]
}

interface Parts {
  readonly db: Db
  readonly library: Library
}

export function createPages(parts: Parts): Pages {
  const getHomePage = createGetHome(parts)
  return { routes: [route(getHome, ({ actor, locale }) => getHomePage(actor, locale))] }
}
