import type { SharedTexts } from './es.ts'

export const texts: SharedTexts = {
  closePanel: 'Fechar o detalhe',
  back: 'Voltar',
}
