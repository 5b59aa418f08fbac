import { updatePostData } from '@mixed-zone/contract/endpoints/browse'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { createUpdatePostData } from './update-post-data.service.ts'

export { recordUsage, type UsageEvent } from './usage.repository.ts'

/** Who looked at what, copied it, downloaded it. */
export interface Usage {
  readonly routes: readonly Route[]
}

interface Parts {
  readonly db: Db
  readonly clock: Clock
}

export function createUsage(parts: Parts): Usage {
  const update = createUpdatePostData(parts)
  return { routes: [route(updatePostData, ({ actor, body }) => update(actor, body))] }
}
