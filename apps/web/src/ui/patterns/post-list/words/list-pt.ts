import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { ListWords } from './list-es.ts'

const plural = pluralsOf('pt')

export const pt: ListWords = {
  view: 'Vista',
  grid: 'Grelha',
  list: 'Lista',
  showMore: ({ count }) => `Mostrar mais ${count}`,
  shownOf: ({ shown, total }) => `${shown} de ${total}`,
  posts: ({ count, shown }) => plural(count, { one: `${shown} publicação`, other: `${shown} publicações` }),
  label: 'Publicações',
  emptyTitle: 'Ainda não há publicações',
  emptyText: 'Quando o gabinete de imprensa publicar algo, aparecerá aqui.',
}
