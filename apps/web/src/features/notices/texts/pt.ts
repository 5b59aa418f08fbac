import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { NoticesTexts } from './es.ts'

const plural = createPlural('pt')

export const texts: NoticesTexts = {
  title: 'Avisos',
  unread: ({ count }) => plural(count, { one: '1 por ler', other: `${count} por ler` }),
  readAll: 'Tudo lido',
  isNew: 'Novo',
  correctedFile: 'Correção de um ficheiro que tem',
  correctedPost: 'Correção de uma publicação que tem',
  recalledFile: ({ name }) => `Retirado: apague ${name}`,
  withdrawnPost: 'Publicação retirada: não a use',
}
