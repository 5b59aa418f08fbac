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

/** Whether a person is still, or again, the one who is logged in: answers may arrive in the session of the next one. */
export const isLoggedIn = (personId: string): boolean => useSession.getState().user?.id === personId

/** Shows the saved data everywhere, also in the frame. */
export function setUserData(data: UserData): void {
  if (!isLoggedIn(data.id)) return
  queryClient.setQueryData(userDataQuery.queryKey, data)
  updateSession({ user: { id: data.id, firstName: data.name } })
}
