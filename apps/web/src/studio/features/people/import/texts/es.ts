import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

export const texts = {
  title: 'Importar personas',
  people: 'Personas',
  startTitle: 'Trae un archivo CSV',
  startText:
    'La primera línea son los títulos de las columnas. Hacen falta correo, nombre y apellidos; medio, tipo de medio, trabajo, país, teléfono, idioma, rol y permisos son opcionales.',
  limits: ({ rows, size }: { rows: string; size: string }) => `Hasta ${rows} personas y ${size}.`,
  choose: 'Elegir un archivo',
  chooseOther: 'Elegir otro archivo',
  paste: 'O pega aquí las celdas de una hoja de cálculo',
  usePasted: 'Revisar lo pegado',
  pasted: 'Lo pegado',
  problems: {
    empty: 'No hay ninguna persona: falta la línea de títulos o las demás.',
    'too-large': 'El archivo pesa más de 5 MB.',
    'too-many-rows': 'El archivo tiene más de 5.000 personas. Divídelo en varios.',
    'not-text': 'Esto no es un archivo de texto. Guárdalo como CSV.',
  },
  separators: { ',': 'comas', ';': 'punto y coma', '\t': 'tabuladores', '|': 'barras' },
  rows: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: '1 línea', other: `${shown} líneas` }),
  nothingWritten: 'No se guarda nada hasta que pulses Importar.',
  line: 'Línea',
  whatHappens: 'Qué pasa',
  columnField: ({ heading }: { heading: string }) => `Qué es la columna ${heading}`,
  leaveOut: 'No se usa',
  fields: {
    email: 'Correo',
    name: 'Nombre',
    surnames: 'Apellidos',
    companyName: 'Medio',
    mediaType: 'Tipo de medio',
    workType: 'Tipo de trabajo',
    country: 'País',
    telephone: 'Teléfono',
    language: 'Idioma',
    role: 'Rol',
    permissions: 'Permisos',
  },
  missingColumns: ({ names }: { names: string }) => `Di qué columna es: ${names}.`,
  filter: 'Qué líneas se ven',
  all: ({ shown }: { shown: string }) => `Todas: ${shown}`,
  counts: {
    new: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: '1 nueva', other: `${shown} nuevas` }),
    existing: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: '1 ya tiene cuenta', other: `${shown} ya tienen cuenta` }),
    wrong: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: '1 con errores', other: `${shown} con errores` }),
  },
  states: { new: 'Nueva', existing: 'Ya tiene cuenta, no cambia' },
  cell: ({ field, line }: { field: string; line: string }) => `${field}, línea ${line}`,
  leaveWrongOut: 'Dejar fuera las líneas con errores',
  editHint: 'Corrige las celdas marcadas; el archivo se queda como está.',
  saveErrors: 'Descargar los errores (CSV)',
  errors: 'Errores',
  errorsFile: 'errores',
  checking: 'Revisando…',
  import: ({ shown, total }: { shown: string; total: string }) => `Importar ${shown} de ${total}`,
  cancel: 'Cancelar',
  mailNote: 'Cada persona recibe su contraseña provisional por correo y acepta los textos legales al entrar.',
  started: 'La importación está en marcha.',
  jobLabel: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: 'Importar 1 persona', other: `Importar ${shown} personas` }),
  changed: 'Algo ha cambiado desde la revisión. Mira otra vez los números.',
}

export type ImportTexts = typeof texts
