import { DOMAIN_STATE_NAMES, TAKEN_BACK_NAMES } from '@mixed-zone/contract/choice-names'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { exportDomains } from '@mixed-zone/contract/endpoints/studio/requests'
import type { DOMAIN_EXPORT_COLUMNS, StudioDomain } from '@mixed-zone/contract/schemas/studio/requests'
import type { Db } from '../../../platform/database/database.ts'
import type { ExportableList, ExportColumn } from '../list-export.ts'
import { MEDIUM_EXPORT_COLUMNS } from '../person-export-columns.ts'
import { listDomainNames, listDomains } from './domains.repository.ts'
import { presentDomain } from './domains.service.ts'

type Column = (typeof DOMAIN_EXPORT_COLUMNS)[number]

const COLUMNS: Readonly<Record<Column, ExportColumn<StudioDomain>>> = {
  domain: { names: { es: 'Dominio', en: 'Domain', pt: 'Domínio' }, cell: ({ domain }) => domain },
  ...MEDIUM_EXPORT_COLUMNS,
  people: { names: { es: 'Personas', en: 'People', pt: 'Pessoas' }, kind: 'number', cell: ({ people }) => people },
  authorisedByDomain: {
    names: { es: 'Entraron por él', en: 'Came through it', pt: 'Entraram por ele' },
    kind: 'number',
    cell: ({ authorisedByDomain }) => authorisedByDomain,
  },
  state: {
    names: { es: 'Una solicitud nueva', en: 'A new request', pt: 'Um pedido novo' },
    cell: ({ state }, { locale }) => DOMAIN_STATE_NAMES[state][locale],
  },
  addedBy: { names: { es: 'Añadido por', en: 'Added by', pt: 'Adicionado por' }, cell: ({ addedBy }) => addedBy },
  addedAt: { names: { es: 'Desde', en: 'Since', pt: 'Desde' }, kind: 'moment', cell: ({ addedAt }) => addedAt },
  takenBack: {
    names: { es: 'Por qué se pregunta otra vez', en: 'Why it asks again', pt: 'Porque volta a perguntar' },
    cell: ({ takenBack }, { locale }) => takenBack && TAKEN_BACK_NAMES[takenBack][locale],
  },
  lastRequestAt: {
    names: { es: 'Última solicitud', en: 'Last request', pt: 'Último pedido' },
    kind: 'moment',
    cell: ({ lastRequestAt }) => lastRequestAt,
  },
}

export type DomainsExport = ReturnType<typeof createDomainsExport>

export function createDomainsExport({
  db,
}: {
  readonly db: Db
}): ExportableList<BodyOf<typeof exportDomains>, StudioDomain, Column> {
  return {
    name: 'domains',
    title: { es: 'Dominios', en: 'Domains', pt: 'Domínios' },
    columns: COLUMNS,
    keyOf: ({ domain }) => domain,
    listKeys: ({ sort, direction, ids, ...filter }) =>
      listDomainNames(db, { ...filter, domains: ids }, { sort, direction }),
    listRows: async (keys) => (await listDomains(db, keys)).map(presentDomain),
  }
}
