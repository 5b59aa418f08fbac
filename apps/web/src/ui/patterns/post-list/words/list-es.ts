import { pluralsOf } from '@mixed-zone/contract/rules/plural'

const plural = pluralsOf('es')

/** Words of every list of posts. */
export const es = {
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
}

/** English and Portuguese are typed by these, so that a missing word fails the build. */
export type ListWords = typeof es
