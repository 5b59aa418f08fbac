import { exportAudit, getAuditEntry, listAudit, listAuditActors } from '@mixed-zone/contract/endpoints/studio/audit'
import { MIN_AUDIT_TEXT } from '@mixed-zone/contract/schemas/studio/audit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { portal } from '../../../api/portal-client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import type { ListController } from '../../shared/table/list-state.ts'

export const AUDIT_LIST = {
  name: 'audit',
  sortColumns: ['at'],
  filters: ['text', 'actor', 'area', 'action', 'subjectKind', 'subjectId', 'from', 'to'],
  hasPanel: true,
} as const

/** A text that is too short to be searched counts as none. */
function searchable<Query extends Readonly<Record<string, string | number | undefined>>>(query: Query): Query {
  const { text } = query
  return typeof text === 'string' && text.length < MIN_AUDIT_TEXT ? { ...query, text: undefined } : query
}

export function auditQuery(query: ListController['query']) {
  return queryOptions({
    queryKey: studioKey('audit', 'list', searchable(query)),
    queryFn: ({ signal }) => orThrow(studioClient.call(listAudit, undefined, { query: searchable(query), signal })),
    placeholderData: keepPreviousData,
  })
}

export function auditEntryQuery(id: string) {
  return queryOptions({
    queryKey: studioKey('audit', 'detail', id),
    queryFn: ({ signal }) => orThrow(studioClient.call(getAuditEntry, undefined, { params: { id }, signal })),
  })
}

export function auditActorsQuery() {
  return queryOptions({
    queryKey: studioKey('audit', 'actors'),
    queryFn: ({ signal }) => orThrow(studioClient.call(listAuditActors, undefined, { signal })),
  })
}

interface AuditFile {
  readonly format: 'csv' | 'xlsx'
  readonly signal: AbortSignal
}

/** All entries that match the filters, as a file. */
export function fetchAuditFile(filters: ListController['filters'], { format, signal }: AuditFile) {
  return portal.callForFile(exportAudit, { ...searchable(filters), format }, { signal })
}
