import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { SignOutTexts } from './es.ts'

const plural = createPlural('pt')

export const texts: SignOutTexts = {
  title: 'Há trabalho por enviar',
  text: 'Está apenas neste navegador. Ao terminar a sessão, é apagado.',
  posts: ({ count }) =>
    plural(count, { one: 'Alterações em 1 publicação', other: `Alterações em ${count} publicações` }),
  settings: ({ count }) =>
    plural(count, { one: 'Alterações em 1 definição', other: `Alterações em ${count} definições` }),
  uploads: ({ count }) =>
    plural(count, {
      one: '1 ficheiro que ainda não foi enviado',
      other: `${count} ficheiros que ainda não foram enviados`,
    }),
  offline: 'Não há ligação. Quando voltar, pode ser enviado.',
  notSent: 'Não foi possível enviar tudo. Abra o que falta no Studio para o resolver.',
  sendFirst: 'Enviar e terminar sessão',
  signOut: 'Terminar sessão sem enviar',
  stay: 'Ficar',
}
