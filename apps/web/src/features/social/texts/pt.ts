import type { SocialTexts } from './es.ts'

export const texts: SocialTexts = {
  intro: 'O que as contas da liga publicaram por último. Cada cartão abre na respetiva rede.',
  website: 'Site',
  openAccount: ({ network }) => `Abrir em ${network}`,
  untitled: ({ network }) => `Publicação em ${network}`,
  failingSince: ({ at }) => `Sem leitura desde ${at}`,
  noItems: 'Desta conta ainda não há nada para mostrar aqui.',
  emptyTitle: 'Ainda não há contas',
  emptyText: 'Quando o gabinete de imprensa adicionar as contas da liga, o que publicarem aparecerá aqui.',
}
