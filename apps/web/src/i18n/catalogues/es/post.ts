import { pluralsOf } from '../../plural.ts'

const plural = pluralsOf('es')

/** Words of the post page. */
export const post = {
  breadcrumbs: 'Dónde estás',
  published: 'Publicado',
  languages: 'Idiomas de esta publicación',
  readIn: ({ language }: { language: string }) => `Leer en ${language.toLowerCase()}`,
  onlyIn: ({ language }: { language: string }) => `Esta publicación solo está en ${language.toLowerCase()}.`,
  pictures: 'Fotos',
  pictureCount: ({ count }: { count: number }) => plural(count, { one: `${count} foto`, other: `${count} fotos` }),
  videoCount: ({ count }: { count: number }) => plural(count, { one: `${count} vídeo`, other: `${count} vídeos` }),
  fileCount: ({ count }: { count: number }) => plural(count, { one: `${count} archivo`, other: `${count} archivos` }),
  showAllPictures: ({ count }: { count: number }) => `Mostrar las ${count} fotos`,
  shownOf: ({ shown, total }: { shown: number; total: number }) => `${shown} de ${total}`,
  videos: 'Vídeos',
  subtitles: ({ languages }: { languages: string }) => `subtítulos ${languages}`,
  videoElsewhere: 'Este vídeo se reproduce en el servidor de vídeo de la liga.',
  text: 'Texto',
  copyText: 'Copiar',
  files: 'Archivos',
  tagsAndLinks: 'Etiquetas y enlaces',
  downloads: 'Descargas',
  downloadsText: 'Cada foto, vídeo y archivo se descarga en su original, con su crédito.',
  download: ({ name }: { name: string }) => `Descargar ${name}`,
  notAvailable: 'Ya no se puede descargar',
  rightsEnded: ({ date }: { date: string }) => `Derechos vencidos el ${date}`,
  rightsUntil: ({ text, date }: { text: string; date: string }) => `${text} · hasta ${date}`,
  usableUntil: ({ date }: { date: string }) => `Hasta el ${date}.`,
  contact: 'Contacto de prensa',
  copyEmail: 'Copiar el correo',
  previousIn: ({ section }: { section: string }) => `Anterior en ${section}`,
  nextIn: ({ section }: { section: string }) => `Siguiente en ${section}`,
  neighbours: 'Otras publicaciones de la sección',
}
