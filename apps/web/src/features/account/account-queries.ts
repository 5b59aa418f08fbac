import { listOwnSessions } from '@mixed-zone/contract/endpoints/access-sessions'
import type { UserData } from '@mixed-zone/contract/schemas/account'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'
import { userDataQuery } from '../../api/user-data.ts'
import { updateSession, useSession } from '../../session/session-store.ts'

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => orThrow(portal.call(listOwnSessions, undefined, { signal })),
})

/** Shows the saved data everywhere, also in the frame. */
export function setUserData(data: UserData): void {
  queryClient.setQueryData(userDataQuery.queryKey, data)
  if (useSession.getState().user !== null) updateSession({ user: { id: data.id, firstName: data.name } })
}
