import { acceptEmbargoTerms, getUserData } from '@mixed-zone/contract/endpoints/people'
import { queryOptions } from '@tanstack/react-query'
import { orThrow, type Result } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'

/** The user data, with the same query key as on the account page. */
export const userDataQuery = queryOptions({
  queryKey: ['user-data'],
  queryFn: ({ signal }) => orThrow(portal.call(getUserData, undefined, { signal })),
  refetchOnWindowFocus: false,
})

/** Embargoed posts are visible from now on: refetch everything. */
export async function acceptTerms(): Promise<Result<undefined>> {
  const result = await portal.call(acceptEmbargoTerms)
  if (result.ok) await queryClient.invalidateQueries()
  return result
}
