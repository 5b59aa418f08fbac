import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { SeasonField, SeasonRowState } from '@mixed-zone/contract/schemas/studio/season-import'
import type { CsvProblem } from '../../../../shared/csv/csv-file.ts'

const plural = createPlural('es')

export const texts = {
  title: 'Importar partidos',
  matchdays: 'Jornadas',
  firstRun: 'Puesta en marcha',
  startTitle: 'Trae un archivo CSV',
  startText:
    'La primera línea lleva los títulos de las columnas. Hacen falta jornada, local, visitante y la hora de inicio (una columna, o fecha y hora); el resultado es opcional.',
  nothingWritten: 'No se escribe nada antes de pulsar Importar.',
  choose: 'Elegir un archivo',
  chooseOther: 'Elegir otro archivo',
  paste: 'O pega aquí las celdas de una hoja de cálculo',
  usePasted: 'Revisar lo pegado',
  pasted: 'Lo pegado',
  season: 'Temporada de las líneas sin ella',
  seasonWrong: 'Escribe los dos años: 2026-27',
  createsClubs: 'Crear los clubes que no existen',
  newClubs: ({ names }: { names: string }) => `Clubes nuevos: ${names}.`,
  problems: {
    empty: 'No hay ningún partido: falta la línea de títulos o las siguientes.',
    'too-large': 'El archivo pasa de 5 MB.',
    'too-many-rows': 'El archivo tiene demasiadas líneas. Divídelo por temporadas.',
    'not-text': 'No es un archivo de texto. Guárdalo como CSV.',
  } satisfies Record<CsvProblem, string>,
  rows: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: '1 línea', other: `${shown} líneas` }),
  separators: { ',': 'comas', ';': 'punto y coma', '\t': 'tabuladores', '|': 'barras' },
  zone: ({ place }: { place: string }) => `horas de ${place}`,
  missingColumns: ({ names }: { names: string }) => `Di qué columna es: ${names}.`,
  line: 'Línea',
  whatHappens: 'Qué pasa',
  columnField: ({ heading }: { heading: string }) => `Qué es la columna ${heading}`,
  leaveOut: 'No se usa',
  fields: {
    season: 'Temporada',
    matchday: 'Jornada',
    kickOff: 'Inicio',
    date: 'Fecha',
    time: 'Hora',
    home: 'Local',
    away: 'Visitante',
    score: 'Resultado',
    homeGoals: 'Goles del local',
    awayGoals: 'Goles del visitante',
  } satisfies Record<SeasonField, string>,
  filter: 'Qué líneas se ven',
  all: ({ shown }: { shown: string }) => `Todas: ${shown}`,
  counts: {
    new: ({ shown }: { shown: string }) => `${shown} nuevos`,
    changed: ({ shown }: { shown: string }) => `${shown} cambian`,
    matched: ({ shown }: { shown: string }) => `${shown} por parecido`,
    same: ({ shown }: { shown: string }) => `${shown} iguales`,
    wrong: ({ shown }: { shown: string }) => `${shown} con errores`,
  } satisfies Record<SeasonRowState, (values: { shown: string }) => string>,
  states: { new: 'Nuevo', changed: 'Cambia', matched: 'Por parecido', same: 'Igual' },
  cell: ({ field, line }: { field: string; line: string }) => `${field}, línea ${line}`,
  meant: ({ name }: { name: string }) => `¿Es ${name}?`,
  change: ({ field, before, after }: { field: string; before: string; after: string }) =>
    `${field}: ${before} → ${after}`,
  leaveWrongOut: 'Dejar fuera las líneas con errores',
  editHint: 'Corrige las celdas marcadas; el archivo se queda como está.',
  saveErrors: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: 'Descargar el error (CSV)', other: `Descargar los ${shown} errores (CSV)` }),
  errors: 'Errores',
  errorsFile: 'errores',
  checking: 'Revisando…',
  import: ({ shown, total }: { shown: string; total: string }) => `Importar ${shown} de ${total}`,
  cancel: 'Cancelar',
  done: ({ shown }: { shown: string }) => `Importado: ${shown} partidos`,
  changedMeanwhile: 'Algo ha cambiado desde la revisión. Mira otra vez las cuentas.',
}

export type SeasonTexts = typeof texts
