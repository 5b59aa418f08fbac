import { getSetup } from '@mixed-zone/contract/endpoints/studio/setup'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'

export const setupQuery = queryOptions({
  queryKey: studioKey('setting', 'setup'),
  // The progress of the setup depends on data that every screen of the studio may change.
  staleTime: 0,
  queryFn: ({ signal }) => orThrow(studioClient.call(getSetup, undefined, { signal })),
})
