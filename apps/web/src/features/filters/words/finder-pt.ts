import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { FinderWords } from './finder-es.ts'

const plural = pluralsOf('pt')

export const pt: FinderWords = {
  search: 'Procurar',
  placeholder: 'Procurar fotos, citações, clipes…',
  clearText: 'Limpar o texto',
  filter: 'Filtrar',
  filters: 'Filtros',
  filtersActive: ({ count }) => plural(count, { one: 'Filtros, 1 ativo', other: `Filtros, ${count} ativos` }),
  bar: { team: 'Equipa', category: 'Categoria', matchday: 'Jornada', locale: 'Idioma' },
  any: { team: 'Todas', category: 'Todas', matchday: 'Todas', locale: 'Todos' },
  suggestions: 'Sugestões',
  suggestionCount: ({ count }) => plural(count, { one: '1 sugestão', other: `${count} sugestões` }),
  groups: { posts: 'Publicações', teams: 'Equipas', players: 'Jogadores', tags: 'Etiquetas' },
  noSuggestions: ({ text }) => `Nenhuma sugestão para «${text}».`,
  suggestionsFailed: 'De momento não há sugestões. Pode procurar na mesma.',
  seeAll: ({ text }) => `Ver todos os resultados de «${text}»`,
  group: {
    team: 'Equipa',
    category: 'Categoria',
    matchday: 'Jornada',
    locale: 'Idioma do conteúdo',
    tag: 'Etiquetas e jogadores',
  },
  findIn: ({ group }) => `Procurar em ${group.toLowerCase()}`,
  nothingIn: 'Nenhuma correspondência',
  more: ({ count }) => `Mais ${count}`,
  fewer: 'Ver menos',
  choicesFailed: 'Não foi possível carregar os filtros.',
  clearAll: 'Limpar tudo',
  clear: 'Limpar',
  showPosts: ({ count, shown }) => plural(count, { one: `Ver ${shown} publicação`, other: `Ver ${shown} publicações` }),
  showResults: 'Ver as publicações',
  quoted: ({ text }) => `«${text}»`,
}
