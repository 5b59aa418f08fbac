import {
  getPeopleSummary,
  getPerson,
  getPersonUsage,
  listPeople,
  listPersonDownloads,
  listPersonHistory,
  listPersonMails,
  listPersonSessions,
} from '@mixed-zone/contract/endpoints/studio/people'
import { DEFAULT_TABLE_PAGE_SIZE, type TablePageSize } from '@mixed-zone/contract/rules/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import type { ListController } from '../../shared/table/list-state.ts'

export const PEOPLE_LIST = {
  name: 'people',
  sortColumns: ['name', 'companyName', 'country', 'role', 'downloads', 'lastSeenAt', 'createdAt'],
  filters: ['text', 'group', 'role', 'country', 'mediaType', 'state', 'embargo', 'unused'],
} as const

type ListQuery = ListController['query']

/** A page of one of the lists on a person's page. */
export interface RecordsPage {
  readonly page: number
  readonly pageSize: TablePageSize
}

export const FIRST_PAGE: RecordsPage = { page: 1, pageSize: DEFAULT_TABLE_PAGE_SIZE }

/** Changes of people come as events of the kind `request`. */
export const PEOPLE_KEY = studioKey('request', 'people')

export function peopleQuery(query: ListQuery) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'list', query],
    queryFn: ({ signal }) => orThrow(studioClient.call(listPeople, undefined, { query, signal })),
    placeholderData: keepPreviousData,
  })
}

export function peopleSummaryQuery() {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'summary'],
    queryFn: ({ signal }) => orThrow(studioClient.call(getPeopleSummary, undefined, { signal })),
  })
}

export function personQuery(id: string) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'person', id],
    queryFn: ({ signal }) => orThrow(studioClient.call(getPerson, undefined, { params: { id }, signal })),
  })
}

export function personUsageQuery(id: string, period: '30-days' | 'season') {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'usage', id, period],
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(getPersonUsage, undefined, { params: { id }, query: { period }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function personSessionsQuery(id: string) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'sessions', id],
    queryFn: ({ signal }) => orThrow(studioClient.call(listPersonSessions, undefined, { params: { id }, signal })),
  })
}

export function personDownloadsQuery(id: string, { page, pageSize }: RecordsPage = FIRST_PAGE) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'downloads', id, page, pageSize],
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(listPersonDownloads, undefined, { params: { id }, query: { page, pageSize }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function personMailsQuery(id: string, { page, pageSize }: RecordsPage = FIRST_PAGE) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'mails', id, page, pageSize],
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(listPersonMails, undefined, { params: { id }, query: { page, pageSize }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function personHistoryQuery(id: string, { page, pageSize }: RecordsPage = FIRST_PAGE) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'history', id, page, pageSize],
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(listPersonHistory, undefined, { params: { id }, query: { page, pageSize }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** What a person's page shows besides the person. */
export function personPartQueries(id: string) {
  return [
    personUsageQuery(id, '30-days'),
    personSessionsQuery(id),
    personDownloadsQuery(id),
    personMailsQuery(id),
    personHistoryQuery(id),
  ] as const
}
