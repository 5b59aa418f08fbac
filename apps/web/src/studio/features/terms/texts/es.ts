import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { SquadRowState } from '@mixed-zone/contract/schemas/studio/squads'
import type { EditableTermKind, Position, TermKind, TermUses } from '@mixed-zone/contract/schemas/studio/terms'
import type { CsvProblem } from '../../../shared/csv-file.ts'

const plural = pluralsOf('es')

interface Counted {
  readonly count: number
  readonly shown: string
}

const counted =
  (one: string, other: string) =>
  ({ count, shown }: Counted): string =>
    plural(count, { one: `${shown} ${one}`, other: `${shown} ${other}` })

export const texts = {
  title: 'Clubes y etiquetas',
  views: 'Clases',
  kinds: {
    teams: 'Clubes',
    categories: 'Categorías',
    tags: 'Etiquetas',
    players: 'Jugadores',
    sections: 'Secciones',
  } satisfies Record<TermKind, string>,
  search: {
    teams: 'Club, ciudad, estadio, entrenador',
    categories: 'Nombre en cualquier idioma',
    tags: 'Nombre en cualquier idioma',
    players: 'Jugador',
    sections: 'Sección',
  } satisfies Record<TermKind, string>,
  none: {
    teams: 'Aún no hay clubes',
    categories: 'Aún no hay categorías',
    tags: 'Aún no hay etiquetas',
    players: 'Aún no hay jugadores',
    sections: 'No hay secciones',
  } satisfies Record<TermKind, string>,
  create: {
    teams: 'Nuevo club',
    categories: 'Nueva categoría',
    tags: 'Nueva etiqueta',
    players: 'Nuevo jugador',
  } satisfies Record<EditableTermKind, string>,
  createConfirm: 'Crear',
  created: ({ name }: { name: string }) => `${name} ya está en la lista`,
  name: 'Nombre',
  nameIn: ({ language }: { language: string }) => `Nombre en ${language.toLowerCase()}`,
  sameName: 'Si está vacío, se usa el nombre en español.',
  shortName: 'Nombre corto',
  code: 'Código',
  codeHelp: 'De dos a cuatro letras, para tablas.',
  city: 'Ciudad',
  stadium: 'Estadio',
  coach: 'Entrenador',
  contact: 'Contacto de prensa',
  noContact: 'Ninguno',
  colours: 'Colores',
  mainColour: 'Color principal',
  secondColour: 'Segundo color',
  contrast: {
    enough: ({ ratio }: { ratio: string }) => `Se distinguen bien: ${ratio} : 1`,
    low: ({ ratio }: { ratio: string }) => `Casi no se distinguen: ${ratio} : 1. Mejor 3 : 1 o más.`,
  },
  crest: {
    title: 'Escudo',
    upload: 'Subir escudo',
    replace: 'Cambiar',
    remove: 'Quitar',
    help: 'SVG, PNG, JPEG o WebP, hasta 512 kB.',
    tooLarge: 'El escudo puede ocupar hasta 512 kB.',
  },
  players: 'Jugadores',
  posts: 'Publicaciones',
  lastPost: 'Última',
  never: 'nunca',
  address: 'Dirección',
  addressHelp: 'La dirección anterior sigue funcionando y lleva a esta.',
  club: 'Club',
  noClub: 'Sin club',
  number: 'Dorsal',
  position: 'Posición',
  positions: {
    goalkeeper: 'Portero',
    defender: 'Defensa',
    midfielder: 'Centrocampista',
    winger: 'Extremo',
    forward: 'Delantero',
  } satisfies Record<Position, string>,
  sectionKind: 'Clase',
  sectionKinds: { featured: 'Destacada', regular: 'Normal' },
  unused: 'Uso',
  unusedOnly: 'Sin usar',
  required: 'Escribe un nombre',
  saved: 'Guardado',
  changedMeanwhile: 'Otra persona lo ha cambiado mientras tanto. Mira cómo está ahora y vuelve a intentarlo.',
  details: ({ name }: { name: string }) => `Ficha de ${name}`,
  whoUses: 'Quién lo usa',
  nobodyUses: 'Nadie: se puede eliminar.',
  uses: {
    posts: counted('publicación', 'publicaciones'),
    drafts: counted('borrador', 'borradores'),
    captions: counted('archivo con su nombre en el pie', 'archivos con su nombre en el pie'),
    fixtures: counted('partido', 'partidos'),
    players: counted('jugador', 'jugadores'),
    squads: counted('inscripción en una plantilla', 'inscripciones en plantillas'),
    savedViews: counted('vista guardada del estudio', 'vistas guardadas del estudio'),
  } satisfies Record<keyof TermUses, (values: Counted) => string>,
  seePosts: 'Ver publicaciones',
  oldAddresses: 'Direcciones antiguas',
  squad: 'Plantilla',
  noSquad: 'Aún no hay plantilla de esta temporada.',
  mergedHere: 'Unidas aquí',
  undoUntil: ({ date }: { date: string }) => `se puede deshacer hasta el ${date}`,
  undo: 'Deshacer',
  merge: 'Unir…',
  remove: 'Eliminar',
  removed: ({ name }: { name: string }) => `${name} se ha eliminado.`,
  removedCountdown: ({ seconds }: { seconds: number }) => `Puedes deshacerlo durante ${seconds} s.`,
  restored: ({ name }: { name: string }) => `${name} vuelve a estar en la lista`,
  cannotRemove: 'Se usa: no se puede eliminar. Únelo con otro y todo pasará a ese.',
  removeMany: ({ count }: { count: number }) => `Eliminar ${count}`,
  someInUse: ({ count, shown }: Counted) =>
    plural(count, {
      one: `${shown} se usa y sigue en la lista. Únela con otra.`,
      other: `${shown} se usan y siguen en la lista. Únelas con otras.`,
    }),
  mergeMany: ({ count }: { count: number }) => `Unir ${count}`,
  mergeDialog: {
    title: ({ count }: { count: number }) => `Unir ${count} en una`,
    findTitle: 'Unir con otra',
    subtitle: 'Todo lo que usa las demás pasa a la que elijas. Se puede deshacer durante 30 días.',
    find: '¿Con cuál?',
    findHelp: 'Escribe al menos dos letras del nombre.',
    noneFound: 'Nada coincide',
    choose: ({ name }: { name: string }) => `Elegir ${name}`,
    whichStays: '¿Cuál se queda?',
    whoUses: 'Quién las usa',
    changes: ({ moved, stay }: { moved: string; stay: string }) => `${moved} cambian, ${stay} siguen igual`,
    noneShared: 'ninguna tiene dos a la vez',
    shared: counted('tiene dos a la vez: se queda una', 'tienen dos a la vez: se queda una'),
    addresses: counted('dirección antigua', 'direcciones antiguas'),
    addressesNote: ({ list }: { list: string }) => `${list}: sigue funcionando y lleva a la nueva`,
    opponents: 'Dos de estos clubes juegan entre sí: no pueden ser el mismo.',
    inLog: 'Queda en el registro, con antes y después',
    confirm: ({ name }: { name: string }) => `Unir en ${name}`,
    done: ({ name }: { name: string }) => `Unidas en ${name}.`,
    countdown: ({ seconds }: { seconds: number }) => `Deshacer: ${seconds} s aquí, 30 días en su ficha.`,
    undone: 'La unión se ha deshecho',
    tooLate: 'Ya no se puede deshacer: han cambiado desde entonces.',
    meanwhile: 'Han cambiado mientras tanto. Míralas y vuelve a intentarlo.',
  },
  squads: {
    open: 'Importar plantillas',
    title: 'Importar plantillas',
    help: 'Un CSV con columnas para club, nombre, dorsal y posición. Nada se guarda antes de pulsar el botón, y nadie sale de una plantilla.',
    season: 'Temporada',
    seasonHelp: 'Escribe la temporada, como 2026-27',
    choose: 'Elegir archivo',
    paste: 'O pega las celdas de una hoja de cálculo',
    noName: 'Falta la columna con el nombre de los jugadores.',
    problems: {
      empty: 'No hay ninguna fila además de los encabezados.',
      'too-large': 'El archivo es demasiado grande.',
      'too-many-rows': 'Hay demasiadas filas: como mucho 2000.',
      'not-text': 'El archivo no es un texto. Guárdalo como CSV.',
    } satisfies Record<CsvProblem, string>,
    states: {
      new: counted('nuevo', 'nuevos'),
      changed: counted('cambia', 'cambian'),
      same: counted('sigue igual', 'siguen igual'),
      wrong: counted('con errores', 'con errores'),
    } satisfies Record<SquadRowState, (values: Counted) => string>,
    line: ({ line }: { line: string }) => `Línea ${line}:`,
    more: ({ shown }: { shown: string }) => `Y ${shown} líneas más con errores.`,
    confirm: ({ count, shown }: Counted) =>
      plural(count, { one: `Importar ${shown} jugador`, other: `Importar ${shown} jugadores` }),
    done: ({ count, shown }: Counted) =>
      plural(count, { one: `${shown} jugador está al día`, other: `${shown} jugadores están al día` }),
    changed: 'Alguien ha cambiado una plantilla mientras tanto. Mira el resultado y vuelve a intentarlo.',
  },
  shortcuts: 'Clubes y etiquetas',
}

export type TermsTexts = typeof texts
