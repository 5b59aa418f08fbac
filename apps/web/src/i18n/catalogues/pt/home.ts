import type { Catalogue } from '../../catalogue.ts'

export const home: Catalogue['home'] = {
  documentTitle: 'Início',
  title: 'Primeira página',
  matchdayPage: 'Ver a jornada',
  quickLinks: 'Ligações úteis',
  emptyTitle: 'Ainda não há publicações',
  emptyText: 'Assim que o gabinete de imprensa publicar algo, aparece aqui.',
  download: ({ name }) => `Transferir ${name}`,
}
