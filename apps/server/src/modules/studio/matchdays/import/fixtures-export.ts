import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { exportFixtures } from '@mixed-zone/contract/endpoints/studio/season-import'
import type { Localised } from '@mixed-zone/contract/locales'
import type { FIXTURE_EXPORT_COLUMNS } from '@mixed-zone/contract/schemas/studio/season-import'
import { eq, inArray } from 'drizzle-orm'
import { anyOf } from '../../../../platform/database/any-of.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { fixtures, matchdays } from '../../../../platform/database/schema/library.ts'
import type { ExportableList, ExportColumn } from '../../list-export.ts'
import { type FixtureRow, listFixtureRows } from '../matchdays.repository.ts'

type Column = (typeof FIXTURE_EXPORT_COLUMNS)[number]

type Row = FixtureRow & { readonly season: string; readonly number: number }

const STATES: Readonly<Record<FixtureRow['state'], Localised>> = {
  scheduled: { es: 'Por jugar', en: 'To be played', pt: 'Por jogar' },
  live: { es: 'En juego', en: 'Live', pt: 'Em jogo' },
  finished: { es: 'Final', en: 'Full time', pt: 'Final' },
  postponed: { es: 'Aplazado', en: 'Postponed', pt: 'Adiado' },
  abandoned: { es: 'Suspendido', en: 'Abandoned', pt: 'Interrompido' },
}

/** With headings that an import recognises. */
const COLUMNS: Readonly<Record<Column, ExportColumn<Row>>> = {
  season: { names: { es: 'Temporada', en: 'Season', pt: 'Época' }, cell: ({ season }) => season },
  matchday: { names: { es: 'Jornada', en: 'Matchday', pt: 'Jornada' }, kind: 'number', cell: ({ number }) => number },
  kickOff: {
    names: { es: 'Inicio', en: 'Kick-off', pt: 'Início' },
    kind: 'moment',
    cell: ({ kickOff }) => kickOff.toISOString(),
  },
  home: { names: { es: 'Local', en: 'Home', pt: 'Casa' }, cell: ({ home }) => home.name },
  away: { names: { es: 'Visitante', en: 'Away', pt: 'Visitante' }, cell: ({ away }) => away.name },
  homeGoals: {
    names: { es: 'Goles del local', en: 'Home goals', pt: 'Golos da casa' },
    kind: 'number',
    cell: ({ homeGoals }) => homeGoals,
  },
  awayGoals: {
    names: { es: 'Goles del visitante', en: 'Away goals', pt: 'Golos do visitante' },
    kind: 'number',
    cell: ({ awayGoals }) => awayGoals,
  },
  stadium: { names: { es: 'Estadio', en: 'Stadium', pt: 'Estádio' }, cell: ({ stadium }) => stadium },
  state: { names: { es: 'Estado', en: 'State', pt: 'Estado' }, cell: ({ state }, { locale }) => STATES[state][locale] },
}

export type FixturesExport = ReturnType<typeof createFixturesExport>

export function createFixturesExport({
  db,
}: {
  readonly db: Db
}): ExportableList<BodyOf<typeof exportFixtures>, Row, Column> {
  const ofSeason = (season: string) =>
    inArray(fixtures.matchdayId, db.select({ id: matchdays.tagId }).from(matchdays).where(eq(matchdays.season, season)))
  return {
    name: 'fixtures',
    title: { es: 'Partidos', en: 'Fixtures', pt: 'Jogos' },
    columns: COLUMNS,
    keyOf: ({ id }) => String(id),
    listKeys: async ({ season }) => (await listFixtureRows(db, ofSeason(season))).map(({ id }) => String(id)),
    async listRows(keys) {
      const rows = await listFixtureRows(db, anyOf(fixtures.id, keys.map(Number)))
      const days = await db
        .select({ id: matchdays.tagId, season: matchdays.season, number: matchdays.number })
        .from(matchdays)
        .where(anyOf(matchdays.tagId, [...new Set(rows.map(({ matchdayId }) => matchdayId))]))
      const dayOf = new Map(days.map(({ id, ...day }) => [id, day]))
      return rows.map((row) => ({ ...row, ...(dayOf.get(row.matchdayId) ?? { season: '', number: 0 }) }))
    },
  }
}
