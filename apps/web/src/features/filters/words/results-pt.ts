import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { ResultsWords } from './results-es.ts'

const plural = pluralsOf('pt')

export const pt: ResultsWords = {
  count: ({ count, shown }) => plural(count, { one: `${shown} publicação`, other: `${shown} publicações` }),
  forText: ({ text }) => `para «${text}»`,
  searching: 'A procurar…',
  newestFirst: 'Mais recentes primeiro',
  bestFirst: 'Mais relevantes primeiro',
  active: 'Filtros ativos',
  none: 'Não foram encontrados resultados para a sua pesquisa.',
  hints: {
    spelling: 'Verifique a ortografia ou experimente menos palavras.',
    fewer: 'Retire um dos filtros acima.',
    language: 'Procure nos três idiomas: nem tudo está traduzido.',
  },
  onlyText: ({ text }) => `Procurar apenas «${text}»`,
  everything: 'Ver todas as publicações',
  corrected: ({ text }) => `A mostrar resultados de «${text}».`,
  unreadable: 'Não é possível procurar isso: é demasiado longo ou contém caracteres que não se podem ler.',
  posts: 'Publicações',
}
