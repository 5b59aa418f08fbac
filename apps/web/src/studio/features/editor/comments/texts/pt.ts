import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { CommentsTexts } from './es.ts'

const plural = createPlural('pt')

export const texts: CommentsTexts = {
  title: 'Comentários',
  add: 'Comentar',
  count: ({ count }) => plural(count, { one: '1 comentário aberto', other: `${count} comentários abertos` }),
  newTitle: 'Comentar esta passagem',
  text: 'Comentário',
  missing: 'Escreva o comentário.',
  send: 'Comentar',
  selectFirst: 'Selecione primeiro a passagem que quer comentar.',
  none: 'Não há comentários abertos.',
  noneHelp: 'Selecione uma passagem e prima Ctrl Alt M.',
  someone: 'Alguém',
  where: ({ part, language }) => `${part}, ${language.toLowerCase()}`,
  parts: { title: 'Título', summary: 'Resumo', body: 'Texto' },
  goTo: 'Ir para a passagem',
  gone: 'Esta passagem já não está no texto.',
  resolve: 'Resolver',
  resolved: 'Comentário resolvido.',
  undoFor: ({ seconds }) => `${seconds} s para desfazer`,
  reopen: 'Reabrir',
  showResolved: ({ count }) =>
    plural(count, { one: '1 comentário resolvido', other: `${count} comentários resolvidos` }),
  resolvedBy: ({ name }) => `Resolvido por ${name}`,
}
