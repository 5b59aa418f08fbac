import { getUserData } from '@mixed-zone/contract/endpoints/people'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from './client.ts'
import { portal } from './portal-client.ts'

/** Everything about the person but id and first name, which alone are in the browser's storage. */
export const userDataQuery = queryOptions({
  queryKey: ['user-data'],
  queryFn: ({ signal }) => orThrow(portal.call(getUserData, undefined, { signal })),
  // A refetch must not overwrite what is being typed.
  refetchOnWindowFocus: false,
})
