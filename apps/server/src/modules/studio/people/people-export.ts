import { PERSON_STATE_NAMES, ROLE_NAMES } from '@mixed-zone/contract/choice-names'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { exportPeople } from '@mixed-zone/contract/endpoints/studio/people'
import type { ListedPerson, PEOPLE_EXPORT_COLUMNS } from '@mixed-zone/contract/schemas/studio/people'
import { rowIds } from '../../../platform/database/row-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ExportableList, ExportColumn } from '../list-export.ts'
import { PERSON_EXPORT_COLUMNS } from '../person-export-columns.ts'
import { presentListedPerson } from './people.presenter.ts'
import { listPeopleById, listPersonIds } from './people.repository.ts'

type Column = (typeof PEOPLE_EXPORT_COLUMNS)[number]

const COLUMNS: Readonly<Record<Column, ExportColumn<ListedPerson>>> = {
  ...PERSON_EXPORT_COLUMNS,
  role: {
    names: { es: 'Rol', en: 'Role', pt: 'Papel' },
    cell: ({ role, permissions }, { locale }) =>
      ROLE_NAMES[role][locale] + (role === 'media' && permissions.includes('embargo') ? ' + embargo' : ''),
  },
  downloads: {
    names: { es: 'Descargas', en: 'Downloads', pt: 'Descargas' },
    kind: 'number',
    cell: ({ downloads }) => downloads,
  },
  lastSeenAt: {
    names: { es: 'Último uso', en: 'Last use', pt: 'Último uso' },
    kind: 'moment',
    cell: ({ lastSeenAt }) => lastSeenAt,
  },
  createdAt: {
    names: { es: 'Con acceso desde', en: 'With access since', pt: 'Com acesso desde' },
    kind: 'moment',
    cell: ({ createdAt }) => createdAt,
  },
  state: {
    names: { es: 'Estado', en: 'State', pt: 'Estado' },
    cell: ({ state }, { locale }) => PERSON_STATE_NAMES[state][locale],
  },
}

export type PeopleExport = ReturnType<typeof createPeopleExport>

export function createPeopleExport({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): ExportableList<BodyOf<typeof exportPeople>, ListedPerson, Column> {
  return {
    name: 'people',
    title: { es: 'Personas', en: 'People', pt: 'Pessoas' },
    columns: COLUMNS,
    keyOf: ({ id }) => id,
    listKeys: ({ sort, direction, ...filter }) =>
      listPersonIds(db, filter, { now: clock.now(), order: { sort, direction } }),
    async listRows(keys) {
      const now = clock.now()
      const rows = await listPeopleById(db, rowIds(keys))
      return rows.map((row) => presentListedPerson(row, { now }))
    },
  }
}
