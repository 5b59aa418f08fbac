import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

export const texts = {
  search: 'Buscar',
  placeholder: 'Buscar fotos, citas, clips…',
  clearText: 'Borrar el texto',
  filter: 'Filtrar',
  filters: 'Filtros',
  filtersActive: ({ count }: { count: number }) =>
    plural(count, { one: 'Filtros, 1 activo', other: `Filtros, ${count} activos` }),
  bar: { team: 'Equipo', category: 'Categoría', matchday: 'Jornada', locale: 'Idioma' },
  any: { team: 'Todos', category: 'Todas', matchday: 'Todas', locale: 'Todos' },
  suggestions: 'Sugerencias',
  suggestionCount: ({ count }: { count: number }) =>
    plural(count, { one: '1 sugerencia', other: `${count} sugerencias` }),
  groups: { posts: 'Publicaciones', teams: 'Equipos', players: 'Jugadores', tags: 'Etiquetas' },
  noSuggestions: ({ text }: { text: string }) => `Ninguna sugerencia para «${text}».`,
  suggestionsFailed: 'Ahora mismo no hay sugerencias. Puedes buscar igualmente.',
  seeAll: ({ text }: { text: string }) => `Ver todos los resultados de «${text}»`,
  group: {
    team: 'Equipo',
    category: 'Categoría',
    matchday: 'Jornada',
    locale: 'Idioma del contenido',
    tag: 'Etiquetas y jugadores',
  },
  findIn: ({ group }: { group: string }) => `Buscar en ${group.toLowerCase()}`,
  nothingIn: 'Ninguna coincidencia',
  more: ({ count }: { count: number }) => `${count} más`,
  fewer: 'Ver menos',
  choicesFailed: 'No se han podido cargar los filtros.',
  clearAll: 'Borrar todo',
  clear: 'Borrar',
  showPosts: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: `Ver ${shown} publicación`, other: `Ver ${shown} publicaciones` }),
  showResults: 'Ver las publicaciones',
  quoted: ({ text }: { text: string }) => `«${text}»`,
  count: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: `${shown} publicación`, other: `${shown} publicaciones` }),
  forText: ({ text }: { text: string }) => `para «${text}»`,
  skipToResults: 'Saltar a los resultados',
  searching: 'Buscando…',
  newestFirst: 'Lo más reciente primero',
  bestFirst: 'Lo más relevante primero',
  active: 'Filtros activos',
  // The specification's sentence.
  none: 'No se han encontrado resultados para tu búsqueda.',
  hints: {
    spelling: 'Comprueba cómo está escrito, o prueba con otras palabras.',
    fewer: 'Quita alguno de los filtros de arriba.',
    language: 'Busca en los tres idiomas: no todo está traducido.',
  },
  onlyText: ({ text }: { text: string }) => `Buscar solo «${text}»`,
  everything: 'Ver todas las publicaciones',
  corrected: ({ text }: { text: string }) => `Mostramos resultados de «${text}».`,
  leftOut: ({ words }: { words: string }) =>
    `Ninguna publicación contiene todas las palabras. Hemos buscado sin: ${words}.`,
  unreadable: 'No podemos buscar eso: es demasiado largo o contiene caracteres que no se pueden leer.',
  posts: 'Publicaciones',
}

export type FilterTexts = typeof texts
