import type { Catalogue } from '../../catalogue.ts'

export const home: Catalogue['home'] = {
  documentTitle: 'Home',
  title: 'Front page',
  matchdayPage: 'See the matchday',
  quickLinks: 'Useful links',
  emptyTitle: 'Nothing published yet',
  emptyText: 'As soon as the press office publishes something, it appears here.',
  download: ({ name }) => `Download ${name}`,
}
