import type { QueryOf } from '@mixed-zone/contract/endpoint'
import {
  getRejectionMail,
  getRequest,
  getRequestSummary,
  listDomains,
  listRequests,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { getRejectTemplates } from '@mixed-zone/contract/endpoints/studio/settings'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import type { ListController } from '../../shared/table/list-state.ts'

export const REQUEST_LIST = {
  name: 'requests',
  sortColumns: ['requestedAt', 'name', 'companyName', 'country'],
  filters: ['state', 'text', 'region', 'mediaType', 'evidence'],
  tabFilter: 'state',
} as const

export const DOMAIN_LIST = {
  name: 'domains',
  sortColumns: ['domain', 'people', 'state', 'lastRequestAt'],
  filters: ['text', 'state', 'country'],
} as const

type ListQuery = ListController['query']

export const REQUEST_LISTS_KEY = studioKey('request', 'list')

export function requestsQuery(query: ListQuery) {
  return queryOptions({
    queryKey: [...REQUEST_LISTS_KEY, query],
    queryFn: ({ signal }) => orThrow(studioClient.call(listRequests, undefined, { query, signal })),
    placeholderData: keepPreviousData,
  })
}

export function requestQuery(id: string) {
  return queryOptions({
    queryKey: studioKey('request', 'detail', id),
    queryFn: ({ signal }) => orThrow(studioClient.call(getRequest, undefined, { params: { id }, signal })),
  })
}

export function requestSummaryQuery() {
  return queryOptions({
    queryKey: studioKey('request', 'summary'),
    queryFn: ({ signal }) => orThrow(studioClient.call(getRequestSummary, undefined, { signal })),
  })
}

export function domainsQuery(query: ListQuery) {
  return queryOptions({
    queryKey: studioKey('request', 'domains', query),
    queryFn: ({ signal }) => orThrow(studioClient.call(listDomains, undefined, { query, signal })),
    placeholderData: keepPreviousData,
  })
}

export function rejectionMailQuery(query: QueryOf<typeof getRejectionMail>) {
  return queryOptions({
    queryKey: studioKey('setting', 'rejection-mail', query),
    queryFn: ({ signal }) => orThrow(studioClient.call(getRejectionMail, undefined, { query, signal })),
    placeholderData: keepPreviousData,
  })
}

export function rejectTemplatesQuery() {
  return queryOptions({
    queryKey: studioKey('setting', 'reject-templates'),
    queryFn: ({ signal }) => orThrow(studioClient.call(getRejectTemplates, undefined, { signal })),
  })
}
