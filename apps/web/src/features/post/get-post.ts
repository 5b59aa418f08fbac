import { getPost } from '@mixed-zone/contract/endpoints/pages'
import type { Locale } from '@mixed-zone/contract/locales'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { StartRequests } from '../../routing/screen-route.ts'

export function postQuery({ locale, id }: { locale: Locale; id: string }) {
  return queryOptions({
    queryKey: ['post', locale, id],
    queryFn: ({ signal }) => orThrow(portal.call(getPost, { id }, { signal })),
  })
}

export const loadPost: StartRequests<'post'> = ({ locale, params: { id } }) =>
  queryClient.prefetchQuery(postQuery({ locale, id }))
