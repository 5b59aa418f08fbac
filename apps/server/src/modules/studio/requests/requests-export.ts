import { EVIDENCE_NAMES, MEDIA_TYPE_NAMES, WORK_TYPE_NAMES } from '@mixed-zone/contract/choice-names'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { exportRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import type { REQUEST_EXPORT_COLUMNS, StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { rowIds } from '../../../platform/database/row-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ExportableList, type ExportColumn, wordFor } from '../list-export.ts'
import { presentRequest } from './requests.presenter.ts'
import { listRequestIds, listRequestsById } from './requests.repository.ts'

type Column = (typeof REQUEST_EXPORT_COLUMNS)[number]

const COLUMNS: Readonly<Record<Column, ExportColumn<StudioRequest>>> = {
  name: {
    names: { es: 'Persona', en: 'Person', pt: 'Pessoa' },
    cell: ({ name, surnames }) => `${name} ${surnames}`.trim(),
  },
  workType: {
    names: { es: 'Tipo de trabajo', en: 'Job type', pt: 'Tipo de trabalho' },
    cell: ({ workType }, { locale }) => wordFor(WORK_TYPE_NAMES, workType, locale),
  },
  companyName: { names: { es: 'Medio', en: 'Medium', pt: 'Meio' }, cell: ({ companyName }) => companyName },
  mediaType: {
    names: { es: 'Tipo de medio', en: 'Media type', pt: 'Tipo de meio' },
    cell: ({ mediaType }, { locale }) => wordFor(MEDIA_TYPE_NAMES, mediaType, locale),
  },
  email: { names: { es: 'Correo', en: 'Email', pt: 'Correio' }, cell: ({ email }) => email },
  country: {
    names: { es: 'País', en: 'Country', pt: 'País' },
    cell: ({ country }, { countryName }) => countryName(country),
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
