import { MEDIA_TYPE_NAMES, WORK_TYPE_NAMES } from '@mixed-zone/contract/choice-names'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { exportRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import { LOCALE_NAMES, type Localised } from '@mixed-zone/contract/locales'
import type { EvidenceKind, REQUEST_EXPORT_COLUMNS, StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { rowIds } from '../../../platform/database/row-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ExportableList, type ExportColumn, wordFor } from '../list-export.ts'
import { presentRequest } from './requests.presenter.ts'
import { listRequestIds, listRequestsById } from './requests.repository.ts'

type Column = (typeof REQUEST_EXPORT_COLUMNS)[number]

const EVIDENCE_NAMES: Readonly<Record<EvidenceKind, Localised>> = {
  'rejected-before': { es: 'Rechazada antes', en: 'Rejected before', pt: 'Recusado antes' },
  'distrusted-domain': { es: 'Dominio no fiable', en: 'Domain not trusted', pt: 'Domínio sem confiança' },
  'trusted-domain': { es: 'Dominio de confianza', en: 'Trusted domain', pt: 'Domínio de confiança' },
  'free-mail': { es: 'Correo gratuito', en: 'Free mail', pt: 'Correio gratuito' },
  colleagues: { es: 'Compañeros con acceso', en: 'Colleagues with access', pt: 'Colegas com acesso' },
  'suspended-colleagues': { es: 'Compañeros suspendidos', en: 'Suspended colleagues', pt: 'Colegas suspensos' },
  'other-telephone-country': {
    es: 'Teléfono de otro país',
    en: 'Telephone of another country',
    pt: 'Telefone de outro país',
  },
  'new-medium': { es: 'Medio nuevo', en: 'New medium', pt: 'Meio novo' },
}

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
      return (await listRequestsById(db, rowIds(keys), { now })).map((row) => presentRequest(row, now))
    },
  }
}
