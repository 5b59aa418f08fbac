import { listOwnSessions } from '@mixed-zone/contract/endpoints/access-sessions'
import { getUserData } from '@mixed-zone/contract/endpoints/people'
import type { UserData } from '@mixed-zone/contract/schemas/account'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'
import { updateSession, useSession } from '../../session/session-store.ts'

export const userDataQuery = queryOptions({
  queryKey: ['user-data'],
  queryFn: ({ signal }) => orThrow(portal.call(getUserData, undefined, { signal })),
  // A refetch must not overwrite what is being typed.
  refetchOnWindowFocus: false,
})

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => orThrow(portal.call(listOwnSessions, undefined, { signal })),
})

/** Shows the saved data everywhere, also in the frame. */
export function setUserData(data: UserData): void {
  queryClient.setQueryData(userDataQuery.queryKey, data)
  const { user } = useSession.getState()
  if (user === null) return
  const { name, surnames, comunicationsLocale, newsletter } = data
  updateSession({ user: { ...user, firstName: name, surnames, comunicationsLocale, newsletter } })
}
