import { ROLE_NAMES, namesIn } from '@mixed-zone/contract/choice-names'
import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { SetupStep, SetupStepState } from '@mixed-zone/contract/schemas/studio/setup'
import type { CsvProblem } from '../../../shared/csv/csv-file.ts'
import type { ClubField } from '../club-file.ts'

const plural = createPlural('es')

export const texts = {
  title: 'Pon en marcha tu liga',
  /** Of all steps, or of those that are left. */
  intro: ({ minutes, isWhole }: { minutes: number; isWhole: boolean }) =>
    `${isWhole ? `Unos ${minutes} minutos.` : plural(minutes, { one: 'Queda un minuto.', other: `Quedan unos ${minutes} minutos.` })} Sal cuando quieras: cada paso se guarda y se puede cambiar después.`,
  complete: 'Todos los pasos están hechos. Se pueden cambiar después.',
  steps: 'Pasos',
  step: ({ number, total }: { number: number; total: number }) => `Paso ${number} de ${total}`,
  loading: 'Cargando los pasos',
  back: 'Atrás',
  later: 'Más tarde',
  leave: 'Ir al estudio',
  names: {
    brand: 'Nombre y colores',
    clubs: 'Clubes',
    fixtures: 'Partidos',
    promises: 'Lo que prometes',
    team: 'Tu equipo',
    post: 'Primera publicación',
  } satisfies Record<SetupStep, string>,
  hints: {
    brand: 'Logotipo, contacto y zona horaria',
    clubs: 'De un CSV o a mano',
    fixtures: 'Toda la temporada, de un CSV',
    promises: 'Alineaciones, galería, citas, vídeo',
    team: 'Invita a redacción y a la oficina',
    post: 'Con una foto, en un minuto',
  } satisfies Record<SetupStep, string>,
  states: { open: 'pendiente', later: 'para más tarde', done: 'hecho' } satisfies Record<SetupStepState, string>,
  clubCount: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: '1 club', other: `${shown} clubes` }),
  withoutCrest: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: '1 sin escudo', other: `${shown} sin escudo` }),
  fixtureCount: ({ count, shown, fixtures }: { count: number; shown: string; fixtures: string }) =>
    plural(count, { one: `${fixtures} en 1 jornada`, other: `${fixtures} en ${shown} jornadas` }),
  promiseCount: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: '1 entrega por partido', other: `${shown} entregas por partido` }),
  staffCount: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: '1 persona', other: `${shown} personas` }),
  postCount: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: '1 publicada', other: `${shown} publicadas` }),
  brand: {
    title: 'Nombre y colores',
    keep: 'Guardar y seguir',
    note: 'Todo se ve en el portal al seguir',
  },
  clubs: {
    title: 'Tus clubes',
    none: 'Aún no hay ningún club. Trae un archivo o añade el primero a mano: con el nombre basta.',
    add: 'Añadir un club a mano',
    drop: 'Suelta aquí un archivo CSV con tus clubes, y sus escudos',
    choose: 'Elegir archivos',
    filesHelp:
      'Nombre, nombre corto, código, colores, ciudad y estadio se reconocen por sus encabezados; los escudos, por el nombre del archivo (almenara.png). PNG, JPEG, WebP o SVG de hasta 512 kB.',
    read: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: '1 club leído.', other: `${shown} clubes leídos.` }),
    known: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: '1 de ellos ya está.', other: `${shown} de ellos ya están.` }),
    problems: {
      empty: 'No hay ninguna fila además de los encabezados.',
      'too-large': 'El archivo es demasiado grande.',
      'too-many-rows': 'Hay demasiadas filas: como mucho 50 clubes.',
      'not-text': 'El archivo no es un texto. Guárdalo como CSV.',
      'no-names': 'Falta la columna con los nombres de los clubes.',
    } satisfies Record<CsvProblem | 'no-names', string>,
    new: 'Nuevo',
    newWithCrest: 'Nuevo, con escudo',
    repeated: ({ line }: { line: string }) => `La línea ${line} repite un club y no se importa.`,
    wrong: ({ line, field }: { line: string; field: string }) => `La línea ${line} no se importa: revisa ${field}.`,
    fields: {
      name: 'el nombre',
      shortName: 'el nombre corto',
      code: 'el código',
      city: 'la ciudad',
      stadium: 'el estadio',
      coach: 'el entrenador',
      mainColour: 'el color principal',
      secondColour: 'el segundo color',
    } satisfies Record<ClubField, string>,
    crestOf: ({ name }: { name: string }) => `Elegir el escudo de ${name}`,
    noCrest: 'Sin escudo: elígelo',
    status: 'Estado',
    complete: 'Completo',
    matched: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: '1 escudo ya tiene su club.', other: `${shown} escudos ya tienen su club.` }),
    unknown: ({ names }: { names: string }) => `Ningún club se llama como estos archivos: ${names}.`,
    tooLarge: ({ names }: { names: string }) => `Pesan más de 512 kB: ${names}.`,
    unsupported: ({ names }: { names: string }) =>
      `Formato no admitido: ${names}. Trae los clubes en CSV, TSV o TXT y los escudos en PNG, JPEG, WebP o SVG.`,
    furtherTables: ({ names }: { names: string }) => `Trae una sola lista de clubes cada vez. Sin leer: ${names}.`,
    unreadable: ({ names }: { names: string }) => `No ha sido posible leer: ${names}.`,
    columns: {
      crest: 'Escudo',
      name: 'Nombre',
      short: 'Corto',
      code: 'Código',
      colours: 'Colores',
      stadium: 'Estadio',
    },
    keep: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: 'Guardar 1 club y seguir', other: `Guardar ${shown} clubes y seguir` }),
    note: 'Un club sin escudo muestra sus iniciales',
  },
  fixtures: {
    title: 'Tus partidos',
    intro:
      'Trae la temporada de un archivo CSV: jornada, local, visitante y hora de inicio. Puede crear también los clubes que falten. Nada se guarda antes de confirmarlo, y repetirlo no cambia nada.',
    import: 'Importar la temporada',
    byHand: 'Añadirlos a mano',
    none: 'Aún no hay partidos.',
    keep: 'Seguir',
  },
  promises: {
    title: 'Lo que prometes',
    usual: 'Añadir las cinco habituales',
    usualText: 'Dossier, alineaciones, galería, declaraciones y vídeo, con sus plazos. Todo se puede cambiar.',
    addCategory: 'Añadir una categoría',
    keep: 'Seguir',
  },
  team: {
    title: 'Tu equipo',
    intro:
      'Pega direcciones, una por línea o separadas por comas. Cada persona recibe una invitación en su idioma, válida 72 horas.',
    addresses: 'Direcciones',
    wrong: ({ addresses }: { addresses: string }) => `No parecen direcciones de correo: ${addresses}`,
    columns: { person: 'Persona', role: 'Rol', can: 'Puede', language: 'Idioma' },
    firstName: ({ email }: { email: string }) => `Nombre de ${email}`,
    surnames: ({ email }: { email: string }) => `Apellidos de ${email}`,
    roleOf: ({ email }: { email: string }) => `Rol de ${email}`,
    languageOf: ({ email }: { email: string }) => `Idioma de ${email}`,
    remove: ({ email }: { email: string }) => `Quitar ${email}`,
    actions: 'Quitar',
    namePlaceholder: 'Nombre',
    surnamesPlaceholder: 'Apellidos',
    nameMissing: 'Escribe el nombre y los apellidos.',
    taken: 'Ya tiene una cuenta.',
    you: ({ name }: { name: string }) => `${name}, tú`,
    roles: namesIn(ROLE_NAMES, 'es'),
    can: {
      admin: 'todo, también decidir solicitudes',
      editor: 'escribir, publicar, ver cifras',
      manager: 'ver cifras y exportar',
      media: 'consultar y descargar',
    },
    languages: LOCALE_NAMES.es,
    alone:
      'Solo una persona puede decidir solicitudes. Antes de un derbi llegan unas doscientas: invita a otra para la oficina.',
    send: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: 'Enviar 1 invitación y seguir', other: `Enviar ${shown} invitaciones y seguir` }),
    goOn: 'Seguir',
    sent: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: '1 invitación en camino.', other: `${shown} invitaciones en camino.` }),
  },
  mail: {
    title: 'Servidor de correo',
    server: ({ host }: { host: string }) => `Los correos salen por ${host}.`,
    files: 'No hay servidor de correo: los correos se guardan como archivos en el servidor (SMTP_URL).',
    test: 'Enviarme un correo de prueba',
    waiting: 'Enviando…',
    accepted: 'El servidor lo ha aceptado. Mira tu buzón.',
    written: 'Se ha guardado como archivo.',
    refused: ({ answer }: { answer: string }) => `No ha salido: ${answer}`,
    noAnswer: 'el servidor no contesta',
    see: 'Ver el correo en el estudio',
  },
  post: {
    title: 'Primera publicación',
    text: 'Ponle un título, arrastra una foto y publícala. Quien tenga una cuenta de medio la verá al momento.',
    create: 'Crear la publicación',
    drafts: 'Si ya has empezado una, está en Publicaciones.',
    posts: 'Ver las publicaciones',
    doneTitle: 'Tu liga está en marcha',
    doneText: 'La primera publicación ya está en el portal. Estos pasos quedan en Ajustes.',
    portal: 'Ver el portal',
  },
}

export type FirstRunTexts = typeof texts
