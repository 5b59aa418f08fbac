import type { Catalogue } from '../../catalogue.ts'
import { pluralsOf } from '../../plural.ts'

const plural = pluralsOf('pt')

export const post: Catalogue['post'] = {
  breadcrumbs: 'Onde está',
  published: 'Publicado',
  languages: 'Idiomas desta publicação',
  readIn: ({ language }) => `Ler em ${language.toLowerCase()}`,
  onlyIn: ({ language }) => `Esta publicação só está em ${language.toLowerCase()}.`,
  pictures: 'Fotografias',
  pictureCount: ({ count }) => plural(count, { one: `${count} fotografia`, other: `${count} fotografias` }),
  videoCount: ({ count }) => plural(count, { one: `${count} vídeo`, other: `${count} vídeos` }),
  fileCount: ({ count }) => plural(count, { one: `${count} ficheiro`, other: `${count} ficheiros` }),
  showAllPictures: ({ count }) => `Mostrar as ${count} fotografias`,
  shownOf: ({ shown, total }) => `${shown} de ${total}`,
  videos: 'Vídeos',
  subtitles: ({ languages }) => `legendas ${languages}`,
  videoElsewhere: 'Este vídeo é reproduzido no servidor de vídeo da liga.',
  text: 'Texto',
  copyText: 'Copiar',
  files: 'Ficheiros',
  tagsAndLinks: 'Etiquetas e ligações',
  downloads: 'Transferências',
  downloadsText: 'Cada fotografia, vídeo e ficheiro é transferido no original, com o seu crédito.',
  download: ({ name }) => `Transferir ${name}`,
  notAvailable: 'Já não pode ser transferido',
  rightsEnded: ({ date }) => `Direitos terminados em ${date}`,
  rightsUntil: ({ text, date }) => `${text} · até ${date}`,
  usableUntil: ({ date }) => `Até ${date}.`,
  contact: 'Contacto de imprensa',
  copyEmail: 'Copiar o e-mail',
  previousIn: ({ section }) => `Anterior em ${section}`,
  nextIn: ({ section }) => `Seguinte em ${section}`,
  neighbours: 'Outras publicações da secção',
}
