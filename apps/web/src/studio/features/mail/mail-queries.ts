import {
  countMails,
  getMail,
  getMailContent,
  getMailServer,
  getMailTemplate,
  listMails,
  listSuppressedAddresses,
} from '@mixed-zone/contract/endpoints/studio/mail'
import type { Locale } from '@mixed-zone/contract/locales'
import type { MailTemplate } from '@mixed-zone/contract/schemas/studio/mail'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import type { ListController } from '../../shared/table/list-state.ts'

/** The value of `state` for the list of addresses. */
export const ADDRESSES = 'addresses'

/** The value of `state` for the kinds of mail. */
export const TEMPLATES = 'templates'

export const MAIL_LIST = {
  name: 'mail',
  sortColumns: ['createdAt', 'recipient'],
  filters: ['state', 'text', 'template', 'locale', 'from', 'to', 'personId'],
  tabFilter: 'state',
  hasPanel: true,
} as const

export const ADDRESS_LIST = {
  name: 'suppressed-addresses',
  sortColumns: ['since', 'address'],
  filters: ['state', 'text'],
  tabFilter: 'state',
} as const

type ListQuery = ListController['query']

export function mailsQuery(query: ListQuery) {
  return queryOptions({
    queryKey: studioKey('mail', 'list', query),
    queryFn: ({ signal }) => orThrow(studioClient.call(listMails, undefined, { query, signal })),
    placeholderData: keepPreviousData,
  })
}

export function mailCountsQuery() {
  return queryOptions({
    queryKey: studioKey('mail', 'counts'),
    queryFn: ({ signal }) => orThrow(studioClient.call(countMails, undefined, { signal })),
  })
}

export function mailServerQuery() {
  return queryOptions({
    queryKey: studioKey('mail', 'server'),
    queryFn: ({ signal }) => orThrow(studioClient.call(getMailServer, undefined, { signal })),
  })
}

export function mailTemplateQuery(template: MailTemplate, locale: Locale) {
  return queryOptions({
    // Brand and help contact change it; mails do not.
    queryKey: studioKey('setting', 'mail-template', template, locale),
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(getMailTemplate, undefined, { params: { template }, query: { locale }, signal })),
  })
}

export function mailQuery(id: string) {
  return queryOptions({
    queryKey: studioKey('mail', 'detail', id),
    queryFn: ({ signal }) => orThrow(studioClient.call(getMail, undefined, { params: { id }, signal })),
  })
}

export function mailContentQuery(id: string) {
  return queryOptions({
    queryKey: studioKey('mail', 'content', id),
    queryFn: ({ signal }) => orThrow(studioClient.call(getMailContent, undefined, { params: { id }, signal })),
  })
}

export function addressesQuery({ state: _tab, ...query }: ListQuery) {
  return queryOptions({
    queryKey: studioKey('mail', 'addresses', query),
    queryFn: ({ signal }) => orThrow(studioClient.call(listSuppressedAddresses, undefined, { query, signal })),
    placeholderData: keepPreviousData,
  })
}
