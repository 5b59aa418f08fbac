import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { ExportTexts } from './es.ts'

const plural = createPlural('pt')

export const texts: ExportTexts = {
  title: 'Exportar',
  intro: 'Relatórios para as suas próprias folhas de cálculo.',
  types: {
    'news-views': {
      label: 'Utilização das notícias',
      description:
        'Uma linha por cada visualização, transferência ou texto copiado: quem, de que meio, o quê e quando.',
    },
    news: { label: 'Notícias', description: 'As publicações, com as suas visualizações e transferências.' },
    users: { label: 'Utilizadores', description: 'As pessoas com acesso, com o seu meio e o seu país.' },
  },
  thisMatchday: 'Esta jornada',
  season: 'Época',
  days: ({ count }) => `${count} dias`,
  wholeTime: 'Tudo',
  zone: ({ zone }) => `Dias completos na hora da liga (${zone}). Sem data: sem limite.`,
  datesOf: {
    users: 'As datas são as do registo.',
    news: 'As datas são as da publicação.',
    'news-views': 'As datas são as da visualização, da transferência ou da cópia.',
  },
  allRegions: 'Todas as regiões',
  allCountries: 'Todos os países',
  allMediaTypes: 'Todos os tipos de meio',
  format: 'Formato',
  export: 'Exportar',
  exportRows: ({ count, shown }) =>
    plural(count, { one: `Exportar ${shown} linha`, other: `Exportar ${shown} linhas` }),
  exporting: 'A exportar',
  soFar: ({ size }) => `${size} recebidos`,
  finished: ({ name, size }) => `${name} (${size}) está nas suas transferências.`,
  twoAtATime: 'Já tem duas exportações em curso. Aguarde que uma termine ou cancele-a.',
  preview: 'O que o relatório terá',
  rows: ({ count }) => plural(count, { one: 'linha', other: 'linhas' }),
  views: ({ count }) => plural(count, { one: 'visualização', other: 'visualizações' }),
  downloads: ({ count }) => plural(count, { one: 'transferência', other: 'transferências' }),
  copies: ({ count }) => plural(count, { one: 'texto copiado', other: 'textos copiados' }),
  media: ({ count }) => plural(count, { one: 'meio', other: 'meios' }),
  countries: ({ count }) => plural(count, { one: 'país', other: 'países' }),
  byDay: {
    users: 'Registos por dia',
    news: 'Publicações por dia',
    'news-views': 'Utilização por dia',
  },
  byCountry: {
    users: 'Pessoas por país',
    news: 'Utilização por país',
    'news-views': 'Utilização por país',
  },
  byMedium: {
    users: 'Pessoas por meio',
    news: 'Utilização por meio',
    'news-views': 'Utilização por meio',
  },
  fromTo: ({ from, to }) => `de ${from} a ${to}`,
  firstRows: 'Primeiras linhas',
  firstRowsNote: ({ count }) => `as mais recentes primeiro; o ficheiro tem ${count} colunas`,
  noCountry: 'Sem país',
  moreCountries: ({ count }) => plural(count, { one: 'e mais 1 país', other: `e mais ${count} países` }),
  moreMedia: ({ count }) => plural(count, { one: 'e mais 1 meio', other: `e mais ${count} meios` }),
  fewer: 'Ver menos',
  emptyTitle: 'Não há linhas',
  emptyText: 'Com estas datas e escolhas o relatório ficaria vazio. Experimente um período mais longo.',
}
