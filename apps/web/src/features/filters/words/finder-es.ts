import { pluralsOf } from '@mixed-zone/contract/rules/plural'

const plural = pluralsOf('es')

/** Words of the search and the filter bar in the header. */
export const es = {
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
}

/** English and Portuguese are typed by these, so that a missing word fails the build. */
export type FinderWords = typeof es
