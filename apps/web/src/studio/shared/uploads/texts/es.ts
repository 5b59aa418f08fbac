import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

interface Counted {
  count: number
  /** With its thousands separated. */
  shown: string
}

export const texts = {
  add: 'Añadir',
  addFiles: 'Archivos…',
  addFolder: 'Una carpeta…',
  takePicture: 'Hacer una foto',
  dropTitle: 'Suelta los archivos',
  dropOnPost: 'Se añadirán a esta publicación. También valen carpetas.',
  dropOnInbox: 'Irán a la mesa de clasificación. También valen carpetas.',
  pasted: 'pegada',
  tooMany: ({ max }: { max: string }) => `Solo se añaden los primeros ${max} archivos. Añade el resto después.`,
  nothingFound: 'En lo que has soltado no hay ningún archivo que se pueda subir.',
  states: {
    hashing: 'Comprobando',
    queued: 'En cola',
    sending: 'Subiendo',
    paused: 'En pausa',
    known: 'Repetida',
    failed: 'Con error',
    refused: 'No admitida',
    done: 'Lista',
  },
  waitingForConnection: 'Sin conexión: seguirá sola',
  retrying: 'Reintentando',
  problems: {
    unreadable: 'Ya no se puede leer: se ha movido, ha cambiado o se ha quitado la tarjeta. Elígelo otra vez.',
    unexpected: 'Algo ha ido mal en el navegador. Inténtalo otra vez.',
    target: 'La publicación ya no existe.',
    'storage-full': 'No queda espacio en el servidor. Lo que ya se ha subido se conserva: sigue cuando haya espacio.',
    locked: 'Todavía se está subiendo desde otro sitio. Inténtalo de nuevo dentro de unos segundos.',
  },
  knownIn: ({ title }: { title: string }) => `Ya está en «${title}»`,
  knownUntitled: 'Ya está en una publicación sin título',
  knownInInbox: 'Ya está en la mesa de clasificación',
  knownHere: 'Igual que otro de estos archivos',
  useKnown: 'Usar ese',
  uploadAnyway: 'Subir igual',
  useAllKnown: 'Usar los que ya están',
  uploadAllAnyway: 'Subirlos igual',
  bytesOf: ({ sent, total }: { sent: string; total: string }) => `${sent} de ${total}`,
  speed: ({ size }: { size: string }) => `${size}/s`,
  timeLeft: ({ time }: { time: string }) => `faltan ${time}`,
  counts: {
    done: ({ count, shown }: Counted) => plural(count, { one: '1 lista', other: `${shown} listas` }),
    sending: ({ shown }: Counted) => `${shown} subiendo`,
    queued: ({ shown }: Counted) => `${shown} en cola`,
    paused: ({ shown }: Counted) => `${shown} en pausa`,
    known: ({ count, shown }: Counted) => plural(count, { one: '1 repetida', other: `${shown} repetidas` }),
    failed: ({ shown }: Counted) => `${shown} con error`,
  },
  pause: 'Pausar',
  resume: 'Seguir',
  retry: 'Reintentar',
  retryAll: 'Reintentar las que fallaron',
  cancel: 'Cancelar',
  remove: 'Quitar',
  cancelAll: 'Cancelar todo',
  pauseOf: ({ name }: { name: string }) => `Pausar ${name}`,
  resumeOf: ({ name }: { name: string }) => `Seguir con ${name}`,
  retryOf: ({ name }: { name: string }) => `Reintentar ${name}`,
  cancelOf: ({ name }: { name: string }) => `Cancelar ${name}`,
  removeOf: ({ name }: { name: string }) => `Quitar ${name} de la lista`,
  dock: {
    title: 'Subidas',
    running: ({ count, shown }: Counted) =>
      plural(count, { one: 'Subiendo 1 archivo', other: `Subiendo ${shown} archivos` }),
    paused: 'Subida en pausa',
    needsYou: 'La subida te necesita',
    done: ({ count, shown }: Counted) => plural(count, { one: '1 archivo subido', other: `${shown} archivos subidos` }),
    open: 'Ver los archivos',
    more: ({ shown }: { shown: string }) => `y ${shown} más`,
    dismiss: 'Cerrar',
  },
  pending: {
    title: ({ count, shown }: Counted) =>
      plural(count, { one: '1 subida sin terminar', other: `${shown} subidas sin terminar` }),
    text: 'Elige otra vez los mismos archivos y seguirán donde se quedaron.',
    goOn: 'Seguir',
    choose: 'Elegir los archivos',
    discard: 'Descartar',
    discardOf: ({ name }: { name: string }) => `Descartar ${name}`,
    discardAll: 'Descartar todas',
    received: ({ sent, total }: { sent: string; total: string }) => `${sent} de ${total} recibidos`,
    notBegun: ({ size }: { size: string }) => `sin empezar, ${size}`,
    to: ({ title }: { title: string }) => `Para «${title}»`,
    toPost: 'Para una publicación',
    toUntitled: 'Para una publicación sin título',
    toInbox: 'Para la mesa de clasificación',
    noneMatches: 'Ninguno de esos archivos es de una subida sin terminar.',
  },
  announcements: {
    started: ({ count, shown }: Counted) =>
      plural(count, { one: 'Empieza a subir 1 archivo', other: `Empiezan a subir ${shown} archivos` }),
    progress: ({ done, total }: { done: string; total: string }) => `${done} de ${total} archivos subidos`,
    failed: ({ count, shown }: Counted) =>
      plural(count, { one: '1 archivo no se ha podido subir', other: `${shown} archivos no se han podido subir` }),
    known: ({ count, shown }: Counted) =>
      plural(count, { one: '1 archivo ya estaba', other: `${shown} archivos ya estaban` }),
    finished: ({ count, shown }: Counted) =>
      plural(count, { one: 'Listo: 1 archivo subido', other: `Listo: ${shown} archivos subidos` }),
  },
}

export type UploadsTexts = typeof texts
