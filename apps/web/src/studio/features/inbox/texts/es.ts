import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

interface Counted {
  count: number
  shown: string
}

export const texts = {
  title: 'Mesa de clasificación',
  intro: 'Deja aquí la tarjeta entera y decide después. Lo que nadie usa se borra a los 30 días.',
  views: 'Vistas de la mesa',
  all: 'Todo',
  searchLabel: 'Nombre, pie o palabra clave',
  kind: 'Tipo',
  kinds: { image: 'Fotos', video: 'Vídeos', text: 'Textos', file: 'Otros archivos' },
  whose: 'De quién',
  mine: 'Lo que subí yo',
  sort: 'Orden',
  sorts: { latest: 'Lo último primero', capturedAt: 'Por hora de captura', name: 'Por nombre' },
  none: 'La mesa está despejada',
  noneText: 'Suelta aquí fotos, vídeos o una carpeta entera. Después eliges qué va a cada publicación.',
  files: 'Archivos de la mesa',
  captured: ({ time }: { time: string }) => `Tomada: ${time}`,
  uploaded: ({ time }: { time: string }) => `Subida: ${time}`,
  preparing: 'Preparando',
  notShown: 'Sin vista previa',
  daysLeft: ({ count }: { count: number }) => plural(count, { one: 'Queda 1 día', other: `Quedan ${count} días` }),
  lastDay: 'Se borra hoy',
  keysHint: 'Espacio selecciona, Mayús y las flechas amplían la selección.',
  newPost: 'Nueva publicación',
  addToPost: 'Añadir a una publicación…',
  delete: 'Borrar',
  addTitle: ({ count, shown }: Counted) =>
    plural(count, { one: 'Añadir 1 archivo a una publicación', other: `Añadir ${shown} archivos a una publicación` }),
  addText: 'Quedan en su borrador hasta que se publique.',
  searchPosts: 'Buscar una publicación',
  posts: 'Publicaciones',
  noPosts: 'Ninguna publicación coincide.',
  untitled: 'Sin título',
  added: ({ count, shown }: Counted) =>
    plural(count, { one: '1 archivo añadido', other: `${shown} archivos añadidos` }),
  openPost: 'Abrir la publicación',
  deleteTitle: ({ count, shown }: Counted) =>
    plural(count, { one: '¿Borrar 1 archivo?', other: `¿Borrar ${shown} archivos?` }),
  deleteText: 'Se borran del todo y no se pueden recuperar. Las publicaciones que ya usan esas fotos las conservan.',
  deleted: ({ count, shown }: Counted) =>
    plural(count, { one: '1 archivo borrado', other: `${shown} archivos borrados` }),
  gone: 'Alguno de los archivos ya no está en la mesa.',
  tooMany: ({ max }: { max: string }) => `Hasta ${max} archivos a la vez.`,
}

export type InboxTexts = typeof texts
