import { EVIDENCE_NAMES, WORK_TYPE_NAMES } from '@mixed-zone/contract/choice-names'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { exportRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import type { REQUEST_EXPORT_COLUMNS, StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { rowIds } from '../../../platform/database/row-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ExportableList, type ExportColumn, wordFor } from '../list-export.ts'
import { PERSON_EXPORT_COLUMNS } from '../person-export-columns.ts'
import { presentRequest } from './requests.presenter.ts'
import { listRequestIds, listRequestsById } from './requests.repository.ts'

type Column = (typeof REQUEST_EXPORT_COLUMNS)[number]

const COLUMNS: Readonly<Record<Column, ExportColumn<StudioRequest>>> = {
  ...PERSON_EXPORT_COLUMNS,
  workType: {
    names: { es: 'Tipo de trabajo', en: 'Job type', pt: 'Tipo de trabalho' },
    cell: ({ workType }, { locale }) => wordFor(WORK_TYPE_NAMES, workType, locale),
  },
  language: {
    names: { es: 'Idioma', en: 'Language', pt: 'Idioma' },
    cell: ({ comunicationsLocale }, { locale }) => LOCALE_NAMES[locale][comunicationsLocale],
  },
  evidence: {
    names: { es: 'Indicios', en: 'Evidence', pt: 'Indícios' },
    cell: ({ evidence }, { locale }) => evidence.kinds.map((kind) => EVIDENCE_NAMES[kind][locale]).join(', '),
  },
  requestedAt: {
    names: { es: 'Solicitada', en: 'Requested', pt: 'Pedido em' },
    kind: 'moment',
    cell: ({ requestedAt }) => requestedAt,
  },
  decidedBy: {
    names: { es: 'Decidida por', en: 'Decided by', pt: 'Decidido por' },
    cell: ({ decidedBy, decidedByDomain }, { locale }) =>
      decidedByDomain ? EVIDENCE_NAMES['trusted-domain'][locale] : decidedBy,
  },
  decidedAt: {
    names: { es: 'Decidida', en: 'Decided', pt: 'Decidido' },
    kind: 'moment',
    cell: ({ decidedAt }) => decidedAt,
  },
}

export type RequestsExport = ReturnType<typeof createRequestsExport>

export function createRequestsExport({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): ExportableList<BodyOf<typeof exportRequests>, StudioRequest, Column> {
  return {
    name: 'requests',
    title: { es: 'Solicitudes', en: 'Requests', pt: 'Pedidos' },
    columns: COLUMNS,
    keyOf: ({ id }) => id,
    listKeys: ({ sort, direction, ...filter }) =>
      listRequestIds(db, filter, { now: clock.now(), order: { sort, direction } }),
    async listRows(keys) {
      const now = clock.now()
      return (await listRequestsById(db, rowIds(keys), now)).map((row) => presentRequest(row, now))
    },
  }
}
