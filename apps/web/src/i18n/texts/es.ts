import { pluralsOf } from '@mixed-zone/contract/rules/plural'

const plural = pluralsOf('es')

export const texts = {
  // Words of the captcha's line in a form.
  captcha: {
    label: 'No soy un robot',
    checking: 'Validando...',
    verified: 'Verificado',
    failed: 'No se ha podido verificar. Vuelve a intentarlo.',
    note: 'Sin cookies ni terceros',
  },
  // Words of the banner that asks for consent.
  cookies: {
    title: 'Tu privacidad',
    text: 'Sin cookies el portal funciona entero. Con tu permiso medimos qué se lee y se descarga para mejorarlo.',
    more: 'Política de cookies',
    accept: 'Aceptar',
    reject: 'Rechazar',
    settings: 'Preferencias de cookies',
    nowAccepted: 'Ahora mismo: aceptadas.',
    nowRejected: 'Ahora mismo: rechazadas.',
  },
  // Words of the home page.
  home: {
    documentTitle: 'Inicio',
    title: 'Portada',
    matchdayPage: 'Ver la jornada',
    quickLinks: 'Enlaces de interés',
    emptyTitle: 'Aún no hay publicaciones',
    emptyText: 'Cuando la oficina de prensa publique algo, aparecerá aquí.',
    download: ({ name }: { name: string }) => `Descargar ${name}`,
  },
  // Words of the frame around every screen: header, footer, phone bar, notices.
  shell: {
    product: 'Mixed Zone',
    skipToContent: 'Saltar al contenido',
    mainNavigation: 'Navegación principal',
    phoneNavigation: 'Navegación',
    home: 'Inicio',
    sections: 'Secciones',
    quickLinks: 'Enlaces',
    socialMedia: 'Redes sociales',
    socialMediaShort: 'Redes',
    matchday: ({ number }: { number: number }) => `Jornada ${number}`,
    exportReports: 'Informes',
    account: 'Cuenta',
    accountMenu: ({ name }: { name: string }) => `Cuenta de ${name}`,
    signOut: 'Cerrar sesión',
    language: 'Idioma',
    theme: 'Aspecto',
    themeSystem: 'Como el sistema',
    themeLight: 'Claro',
    themeDark: 'Oscuro',
    legalNotice: 'Aviso legal',
    privacyPolicy: 'Política de privacidad',
    cookiePolicy: 'Política de cookies',
    helpForMedia: 'Ayuda para medios',
    rightsReserved: ({ year, league }: { year: number; league: string }) => `© ${year} ${league}`,
    version: ({ version }: { version: string }) => `Mixed Zone ${version}`,
    offlineWord: 'Sin conexión.',
    offlineText: 'Lo que ves puede no estar al día.',
    readAt: ({ at }: { at: string }) => `Leído a las ${at}: es lo que viste entonces.`,
    readOn: ({ at }: { at: string }) => `Leído el ${at}: es lo que viste entonces.`,
    legalPages: 'Páginas legales',
    backToLogin: 'Volver al inicio de sesión',
    accessibility: 'Accesibilidad',
    loading: 'Cargando…',
  },
  // Words of the login page and its captcha.
  signIn: {
    documentTitle: 'Conectar',
    title: 'Entra en la zona mixta',
    intro: ({ league }: { league: string }) => `Fotos, vídeos y textos ${ofLeague(league)} para medios acreditados.`,
    forgotPassword: '¿Has olvidado la contraseña?',
    connect: 'Conectar',
    firstTime: '¿Es tu primera vez?',
    firstTimeText:
      'Si trabajas en un medio de comunicación, pide acceso. La oficina de prensa responde en menos de un día laborable.',
    requestAccess: 'Solicitar acceso',
    seeTutorial: 'Ver el tutorial',
    waitSeconds: ({ count }: { count: number }) => `Demasiados intentos. Vuelve a probar dentro de ${count} s.`,
    waitMinutes: ({ count }: { count: number }) => `Demasiados intentos. Vuelve a probar dentro de ${count} min.`,
    accountDeleted: 'Tu cuenta se ha eliminado.',
    codeLabel: 'Código de un solo uso',
    codeText: 'Escribe el código de tu aplicación de autenticación, o uno de tus códigos de recuperación.',
    wrongCode: 'Ese código no vale. Prueba con el siguiente.',
    otherAccount: 'Usar otra cuenta',
    photoBy: ({ name }: { name: string }) => `Foto: ${name}`,
    pictureAlt: 'Dibujo de un estadio de noche, con los focos encendidos sobre el centro del campo.',
  },
  // Words for what can go wrong or is not there yet, on any screen.
  states: {
    notFoundTitle: 'Página no encontrada',
    notFoundText: 'La página que buscas ya no existe.',
    goHome: 'Ir al inicio',
    failedTitle: 'No disponible',
    generic: 'Operación no disponible. Inténtalo de nuevo más tarde.',
    network: 'No hay conexión con el servidor. Comprueba la red e inténtalo de nuevo.',
    tryAgain: 'Reintentar',
    requestId: ({ id }: { id: string }) => `Referencia para la ayuda: ${id}`,
    helpQuestion: '¿Necesitas ayuda?',
  },
  // How long ago, and which day.
  time: {
    now: 'Ahora mismo',
    minutesAgo: ({ count }: { count: number }) => `Hace ${count} min`,
    hoursAgo: ({ count }: { count: number }) => `Hace ${count} h`,
    minutes: ({ count }: { count: number }) => `${count} min`,
    today: 'Hoy',
    yesterday: 'Ayer',
    /** From Sunday on. The first three letters are the short form in all three languages. */
    weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
  },
  // Words of the design system's own components.
  ui: {
    close: 'Cerrar',
    cancel: 'Cancelar',
    newTab: '(se abre en otra pestaña)',
    optional: '(opcional)',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    passwordRules: 'La contraseña necesita',
    met: '(cumplido)',
    notMet: '(falta)',
    alertLabels: { error: '¡Error!', warning: 'Aviso.', info: 'Información.', success: 'Hecho.' },
    counts: {
      images: ({ count }: { count: number }) => plural(count, { one: '1 foto', other: `${count} fotos` }),
      videos: ({ count }: { count: number }) => plural(count, { one: '1 vídeo', other: `${count} vídeos` }),
      files: ({ count }: { count: number }) => plural(count, { one: '1 documento', other: `${count} documentos` }),
    },
    seeAll: 'Ver todo',
    all: 'Todo',
    live: 'En directo',
    final: 'Final',
    postponed: 'Aplazado',
    previousFixtures: 'Partidos anteriores',
    nextFixtures: 'Más partidos',
    photoCredit: ({ credit }: { credit: string }) => `Foto: ${credit}`,
    states: {
      draft: 'Borrador',
      'in-review': 'En revisión',
      scheduled: 'Programada',
      published: 'Publicada',
      archived: 'Archivada',
    },
    embargoedUntil: ({ at }: { at: string }) => `Embargado hasta el ${at}`,
    embargoZones: ({ place, readerTime }: { place: string; readerTime: string }) =>
      `en ${place}, ${readerTime} en tu zona horaria.`,
    embargoRule: 'No publicar antes.',
    correctedAt: ({ at }: { at: string }) => `Corregido el ${at}.`,
    newPosts: ({ count }: { count: number }) =>
      plural(count, { one: '1 publicación nueva', other: `${count} publicaciones nuevas` }),
    playVideo: ({ title }: { title: string }) => `Reproducir el vídeo: ${title}`,
    duration: 'Duración',
    copied: 'Copiado',
    copyRefused: 'No se ha podido copiar',
    removeChoice: ({ name }: { name: string }) => `Quitar ${name}`,
    messages: 'Mensajes',
    search: 'Buscar',
    nothingFound: 'Ninguna coincidencia',
    prefixPlaceholder: 'Prefijo',
    calendar: 'Calendario',
    openCalendar: 'Abrir el calendario',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    day: 'Día',
    hour: 'Hora',
    minutes: 'Minutos',
    chooseFile: 'Elegir archivo',
    chooseFiles: 'Elegir archivos',
    orDropFile: 'o arrástralo aquí',
    orDropFiles: 'o arrástralos aquí',
    rows: 'Filas',
    rowsShown: ({ first, last, total }: { first: string; last: string; total: string }) =>
      `${first}–${last} de ${total}`,
    pages: 'Páginas',
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
    selectAll: 'Seleccionar toda la página',
    selectRow: ({ name }: { name: string }) => `Seleccionar ${name}`,
  },
  // Words that every form shares.
  forms: {
    wrongFields: ({ count }: { count: number }) =>
      plural(count, { one: 'Hay 1 campo que revisar:', other: `Hay ${count} campos que revisar:` }),
    choose: 'Elige',
    chooseCountry: 'Elige un país',
    localeHelp: 'El idioma de los correos que recibirás.',
    differs: 'Distinta de la anterior',
    soFar: ({ count }: { count: number }) => `(llevas ${count})`,
  },
  // Words of every list of posts.
  lists: {
    view: 'Vista',
    grid: 'Cuadrícula',
    list: 'Lista',
    showMore: ({ count }: { count: number }) => `Mostrar ${count} más`,
    shownOf: ({ shown, total }: { shown: string; total: string }) => `${shown} de ${total}`,
    posts: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: `${shown} publicación`, other: `${shown} publicaciones` }),
    label: 'Publicaciones',
    emptyTitle: 'Aún no hay publicaciones',
    emptyText: 'Cuando la oficina de prensa publique algo, aparecerá aquí.',
  },
  // Words of the basket, wherever something can be put into it.
  basket: {
    basket: 'Cesta',
    itemCount: ({ count }: { count: number }) => plural(count, { one: '1 elemento', other: `${count} elementos` }),
    add: 'Añadir a la cesta',
    addShort: 'A la cesta',
    addCount: ({ count }: { count: number }) => `Añadir ${count} a la cesta`,
    addNamed: ({ name }: { name: string }) => `Añadir a la cesta: ${name}`,
    removeNamed: ({ name }: { name: string }) => `Quitar de la cesta: ${name}`,
    isIn: 'En la cesta',
    added: ({ count }: { count: number }) =>
      plural(count, { one: 'Añadido a la cesta', other: `${count} elementos añadidos a la cesta` }),
    removed: ({ count }: { count: number }) =>
      plural(count, { one: 'Quitado de la cesta', other: `${count} elementos quitados de la cesta` }),
    allThere: 'Ya está en la cesta',
    undo: 'Deshacer',
  },
}

export type BaseTexts = typeof texts

// A league is a feminine noun in Spanish where its name says so.
function ofLeague(league: string): string {
  return /^liga\b/i.test(league) ? `de la ${league}` : `de ${league}`
}
