import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

export const texts = {
  name: 'Studio',
  navigation: 'Navegación del estudio',
  screens: {
    studio: 'Esta noche',
    studioRequests: 'Solicitudes',
    studioPosts: 'Publicaciones',
    studioInbox: 'Mesa de clasificación',
    studioTerms: 'Clubes y etiquetas',
    studioMatchdays: 'Jornadas',
    studioFrontPage: 'Portada',
    studioPeople: 'Personas',
    studioFigures: 'Cifras',
    studioMail: 'Correo',
    studioAudit: 'Registro',
    studioSettings: 'Ajustes',
  },
  /** In the bar of phones, which has no room for the name of the screen. */
  postsTab: 'Contenido',
  today: 'Hoy',
  shortcuts: {
    title: 'Atajos de teclado',
    intro: 'Se abre con ? en cualquier pantalla. Solo valen cuando no se está escribiendo.',
    search: 'Buscar un atajo',
    none: 'Ningún atajo se llama así.',
    singleKeys: 'Atajos de una sola letra',
  },
  offlineWriting:
    'Sigue escribiendo: todo queda guardado en este navegador, aunque cierres la pestaña, y se envía al volver la conexión.',
  palette: {
    title: 'Buscar o ejecutar',
    placeholder: 'Acciones, personas, publicaciones, etiquetas',
    people: 'Personas',
    posts: 'Publicaciones',
    tags: 'Etiquetas',
    peopleOnly: 'personas',
    tagsOnly: 'etiquetas',
    close: 'Cerrar',
    actions: 'Hacer',
    recent: 'Reciente',
    places: 'Ir a',
    nothing: ({ query }: { query: string }) => `Nada coincide con «${query}»`,
    nothingHint: 'Prueba con menos letras, o empieza por > @ o #.',
    createPost: ({ title }: { title: string }) => `Crear una publicación llamada «${title}»`,
    context: ({ screen }: { screen: string }) => `en ${screen}`,
    leaveContext: ({ screen }: { screen: string }) => `Quitar «en ${screen}»`,
    searchIn: ({ query, screen }: { query: string; screen: string }) => `Buscar «${query}» en ${screen}`,
    choose: 'elegir',
    open: 'abrir',
    newTab: 'en otra pestaña',
    actionsOnly: 'acciones',
  },
  colleagues: 'Colegas en el estudio',
  waiting: ({ count }: { count: number }) => plural(count, { one: '1 en espera', other: `${count} en espera` }),
  postCount: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: '1 publicación', other: `${shown} publicaciones` }),
  fileCount: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: '1 archivo', other: `${shown} archivos` }),
  failedMails: ({ count }: { count: number }) =>
    plural(count, { one: '1 correo devuelto', other: `${count} correos devueltos` }),
  newPost: 'Nueva publicación',
  seePortal: 'Ver el portal',
  more: 'Más',
  noScreensTitle: 'Aún no hay nada para ti en el estudio',
  noScreensText: 'Ninguno de tus permisos abre una pantalla.',
  codeSetup: {
    title: 'Configura primero los códigos de un solo uso',
    text: 'La liga los pide a todo su equipo. Se hace en tu cuenta y lleva un minuto.',
    action: 'Ir a mi cuenta',
  },
  notAllowedTitle: 'No tienes permiso para abrir esta pantalla',
  notAllowedText: ({ permission }: { permission: string }) =>
    `Hace falta el permiso «${permission}». Te lo puede dar quien administra las personas del portal.`,
  askFor: 'Pídelo a',
  permissions: {
    posts: 'Publicaciones',
    publish: 'Publicar',
    taxonomy: 'Clubes y etiquetas',
    embargo: 'Embargos',
    export: 'Exportar',
    figures: 'Cifras',
    users: 'Solicitudes, personas y correo',
    settings: 'Ajustes',
    audit: 'Registro',
  },
}

export type StudioTexts = typeof texts
