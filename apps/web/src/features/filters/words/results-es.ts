import { pluralsOf } from '@mixed-zone/contract/rules/plural'

const plural = pluralsOf('es')

/** Words of the page of filtered posts. */
export const es = {
  count: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: `${shown} publicación`, other: `${shown} publicaciones` }),
  forText: ({ text }: { text: string }) => `para «${text}»`,
  searching: 'Buscando…',
  newestFirst: 'Lo más reciente primero',
  bestFirst: 'Lo más relevante primero',
  active: 'Filtros activos',
  // The specification's sentence.
  none: 'No se han encontrado resultados para tu búsqueda.',
  hints: {
    spelling: 'Comprueba cómo está escrito, o prueba con menos palabras.',
    fewer: 'Quita alguno de los filtros de arriba.',
    language: 'Busca en los tres idiomas: no todo está traducido.',
  },
  onlyText: ({ text }: { text: string }) => `Buscar solo «${text}»`,
  everything: 'Ver todas las publicaciones',
  corrected: ({ text }: { text: string }) => `Mostramos resultados de «${text}».`,
  unreadable: 'No podemos buscar eso: es demasiado largo o contiene caracteres que no se pueden leer.',
  posts: 'Publicaciones',
}

/** English and Portuguese are typed by these, so that a missing word fails the build. */
export type ResultsWords = typeof es
