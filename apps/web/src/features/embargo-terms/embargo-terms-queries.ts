import { acceptEmbargoTerms } from '@mixed-zone/contract/endpoints/browse'
import { getUserData } from '@mixed-zone/contract/endpoints/people'
import { queryOptions } from '@tanstack/react-query'
import { orThrow, type Result } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'

/** The person's own data, under the name that the account page keeps it by. */
export const userDataQuery = queryOptions({
  queryKey: ['user-data'],
  queryFn: ({ signal }) => orThrow(portal.call(getUserData, undefined, { signal })),
  refetchOnWindowFocus: false,
})

/** From the next call on embargoed posts are seen: everything that was read before is asked for again. */
export async function acceptTerms(): Promise<Result<undefined>> {
  const result = await portal.call(acceptEmbargoTerms)
  if (result.ok) await queryClient.invalidateQueries()
  return result
}
