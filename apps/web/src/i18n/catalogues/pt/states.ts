import type { Catalogue } from '../../catalogue.ts'

export const states: Catalogue['states'] = {
  notFoundTitle: 'Página não encontrada',
  notFoundText: 'A página que procura já não existe.',
  goHome: 'Ir para o início',
  failedTitle: 'Não disponível',
  generic: 'Operação não disponível. Tente novamente mais tarde.',
  network: 'Não há ligação ao servidor. Verifique a rede e tente novamente.',
  tryAgain: 'Tentar novamente',
  requestId: ({ id }) => `Referência para a ajuda: ${id}`,
  helpQuestion: 'Precisa de ajuda?',
}
